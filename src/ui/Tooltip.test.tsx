import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { Dialog } from "./Dialog.tsx";
import { Tooltip } from "./Tooltip.tsx";

const tooltip = <Tooltip label="Om årsprisen">Varierer i løpet av året.</Tooltip>;
const trigger = () => screen.getByRole("button", { name: "Om årsprisen" });
const hint = () => screen.queryByRole("tooltip");
const wait = (ms: number): void =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

afterEach(() => vi.useRealTimers());

describe("Tooltip (shared-widgets §4)", () => {
  test("opens on hover after 250 ms and describes its button", () => {
    vi.useFakeTimers();
    render(tooltip);
    fireEvent.pointerEnter(trigger().parentElement ?? trigger(), { pointerType: "mouse" });
    wait(249);
    expect(hint()).not.toBeInTheDocument();
    wait(1);
    expect(hint()).toHaveTextContent("Varierer i løpet av året.");
    expect(trigger()).toHaveAccessibleDescription("Varierer i løpet av året.");
  });

  test("the pointer can move onto it", () => {
    vi.useFakeTimers();
    render(tooltip);
    const place = trigger().parentElement ?? trigger();
    fireEvent.pointerEnter(place, { pointerType: "mouse" });
    wait(250);
    fireEvent.pointerLeave(place, { pointerType: "mouse" });
    wait(100);
    fireEvent.pointerEnter(place, { pointerType: "mouse" });
    wait(1000);
    expect(hint()).toBeInTheDocument();
    fireEvent.pointerLeave(place, { pointerType: "mouse" });
    wait(150);
    expect(hint()).not.toBeInTheDocument();
  });

  test("opens at once on a press, and closes on a press outside", async () => {
    render(tooltip);
    await userEvent.click(trigger());
    expect(hint()).toBeInTheDocument();
    await userEvent.click(document.body);
    expect(hint()).not.toBeInTheDocument();
  });

  test("closes when focus leaves", async () => {
    render(tooltip);
    await userEvent.click(trigger());
    await userEvent.tab();
    expect(hint()).not.toBeInTheDocument();
    expect(trigger()).not.toHaveAccessibleDescription();
  });

  test("inside a dialog Escape closes the tooltip alone", async () => {
    const onDismiss = vi.fn<() => void>();
    render(
      <Dialog labelledBy="t" onDismiss={onDismiss}>
        <h2 id="t">Tittel</h2>
        {tooltip}
      </Dialog>,
    );
    await userEvent.click(trigger());
    await userEvent.keyboard("{Escape}");
    expect(hint()).not.toBeInTheDocument();
    expect(onDismiss).not.toHaveBeenCalled();
    await userEvent.keyboard("{Escape}");
    expect(onDismiss).toHaveBeenCalledOnce();
  });

  test("in a form it submits nothing", async () => {
    const onSubmit = vi.fn<() => void>();
    render(<form onSubmit={onSubmit}>{tooltip}</form>);
    await userEvent.click(trigger());
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
