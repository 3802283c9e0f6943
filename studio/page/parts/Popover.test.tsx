import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test, vi } from "vitest";
import { render } from "#studio/test/support/renderPage.tsx";
import { Popover } from "./Popover.tsx";

const open = async () => {
  const user = userEvent.setup();
  render(
    <>
      <Popover name="Visning" trigger="Visning · 1" isChanged>
        <label>
          Papir <input type="checkbox" />
        </label>
      </Popover>
      <button type="button">Etterpå</button>
    </>,
  );
  const button = screen.getByRole("button", { name: "Visning · 1" });
  return { user, button, panel: () => screen.queryByRole("group", { name: "Visning" }) };
};

describe("Controls that are not needed all the time", () => {
  test("open below their button, which says so; Tab leads into them, and Escape back to it", async () => {
    const { user, button, panel } = await open();
    expect(button).toHaveAttribute("aria-expanded", "false");
    expect(panel()).toBeNull();
    await user.click(button);
    expect(button).toHaveAttribute("aria-expanded", "true");
    expect(button).toHaveAttribute("aria-controls", panel()?.id);
    await user.tab();
    expect(screen.getByRole("checkbox", { name: "Papir" })).toHaveFocus();
    await user.keyboard("{Escape}");
    expect(panel()).toBeNull();
    expect(button).toHaveFocus();
  });

  test("close when the focus leaves them, by a press elsewhere, and by a second press", async () => {
    const { user, button, panel } = await open();
    await user.click(button);
    await user.tab();
    await user.tab();
    expect(screen.getByRole("button", { name: "Etterpå" })).toHaveFocus();
    expect(panel()).toBeNull();
    await user.click(button);
    await user.click(document.body);
    expect(panel()).toBeNull();
    await user.click(button);
    await user.click(button);
    expect(panel()).toBeNull();
  });

  test("close by a press in a frame, and stay when the page in it takes the focus", async () => {
    const { user, button, panel } = await open();
    await user.click(button);
    const frame = document.body.appendChild(document.createElement("iframe"));
    frame.focus();
    // Nothing is below a pointer here.
    const matches = vi.spyOn(frame, "matches");
    act(() => void window.dispatchEvent(new Event("blur")));
    expect(panel()).not.toBeNull();
    matches.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event("blur")));
    expect(panel()).toBeNull();
    frame.remove();
  });
});
