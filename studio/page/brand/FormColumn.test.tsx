import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { render } from "#studio/test/support/renderPage.tsx";
import { FormColumn } from "./FormColumn.tsx";
import { useFormColumn } from "./useFormColumn.ts";

function Example() {
  return (
    <FormColumn column={useFormColumn()}>
      <input aria-label="Navn" />
    </FormColumn>
  );
}

const edge = () => screen.getByRole("separator", { name: "Bredden på feltene" });
const fold = () => screen.getByRole("button", { name: "Feltene" });
const start = () => {
  const { container, unmount } = render(<Example />);
  return { column: container.firstElementChild, unmount };
};

// The page is not laid out here: a size that is observed would stay zero.
beforeEach(() =>
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  ),
);
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe("The column of the form", () => {
  test("is widened by the keys of its edge, within limits, and stays so in this browser", async () => {
    const user = userEvent.setup();
    const { column, unmount } = start();
    expect(edge()).toHaveAttribute("aria-orientation", "vertical");
    expect(column).not.toHaveAttribute("style");
    edge().focus();
    await user.keyboard("{End}");
    expect(column).toHaveAttribute("style", expect.stringContaining("720px"));
    await user.keyboard("{Home}");
    expect(column).toHaveAttribute("style", expect.stringContaining("260px"));
    unmount();
    expect(start().column).toHaveAttribute("style", expect.stringContaining("260px"));
  });

  test("is folded and opened by the same button, and stays so in this browser", async () => {
    const user = userEvent.setup();
    const { unmount } = start();
    expect(fold()).toHaveAttribute("aria-expanded", "true");
    await user.click(fold());
    expect(fold()).toHaveAttribute("aria-expanded", "false");
    expect(fold()).toHaveFocus();
    expect(screen.queryByRole("separator")).toBeNull();
    unmount();
    const { column } = start();
    expect(column).toHaveAttribute("data-folded");
    await user.click(fold());
    expect(column).not.toHaveAttribute("data-folded");
  });

  test("what was remembered and cannot be used is as it was first", () => {
    localStorage.setItem("studio.form-width", "{");
    localStorage.setItem("studio.form-folded", '"ja"');
    expect(start().column).not.toHaveAttribute("style");
    expect(fold()).toHaveAttribute("aria-expanded", "true");
  });
});
