import { act, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { animationMs } from "#tests/support/ui/animationMs.ts";
import { Menu } from "./Menu.tsx";
import type { MenuItem } from "./menuItem.ts";

const items: readonly MenuItem[] = ["Endre", "Slett"].map((label) => ({
  type: "action",
  id: label,
  label,
  onSelect: () => undefined,
}));
const onOpenChange = vi.fn<(open: boolean, reason: string) => void>();
const button = () => screen.getByRole("button", { name: "Valg" });
const menu = () => screen.queryByRole("menu", { name: "Valg" });
const item = (name: string) => screen.getByRole("menuitem", { name });
const wait = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
const mouse = { pointerType: "mouse" };

beforeEach(() => {
  vi.useFakeTimers();
  onOpenChange.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("Its host decides whether a menu is open (spec: parts-6)", () => {
  const held = (open: boolean) => <Menu label="Valg" items={items} open={open} onOpenChange={onOpenChange} />;

  test("with `open` false it stays closed, whatever key is pressed", () => {
    render(held(false));
    fireEvent.click(button());
    fireEvent.keyDown(button(), { key: "ArrowUp" });
    wait(1000);
    expect(menu()).not.toBeInTheDocument();
    expect(onOpenChange.mock.calls).toEqual([
      [true, "press"],
      [true, "press"],
    ]);
  });

  test("with `open` true it stays open, with the first item focused, and `onOpenChange` gets the reason to close", () => {
    render(held(true));
    expect(item("Endre")).toHaveFocus();
    fireEvent.keyDown(item("Endre"), { key: "Escape" });
    fireEvent.pointerDown(document.body);
    fireEvent.click(item("Slett"));
    fireEvent.click(button());
    wait(1000);
    expect(menu()).toBeInTheDocument();
    expect(onOpenChange.mock.calls).toEqual([
      [false, "escape"],
      [false, "outside"],
      [false, "choice"],
      [false, "press"],
    ]);
  });

  test("opened and closed from outside, it gives the first item the focus each time", () => {
    function Host() {
      const [open, setOpen] = useState(false);
      return (
        <>
          <Menu label="Valg" items={items} open={open} onOpenChange={setOpen} />
          <button type="button" onClick={() => setOpen(!open)}>
            Utenfra
          </button>
        </>
      );
    }
    render(<Host />);
    fireEvent.keyDown(button(), { key: "ArrowUp" });
    expect(item("Slett")).toHaveFocus();
    fireEvent.keyDown(item("Slett"), { key: "Escape" });
    expect(button()).toHaveFocus();
    wait(150);
    expect(menu()).not.toBeInTheDocument();
    fireEvent.click(screen.getByRole("button", { name: "Utenfra" }));
    expect(item("Endre")).toHaveFocus();
  });

  test("an uncontrolled menu can begin open, and reports when the mouse opens it", () => {
    const { unmount } = render(<Menu label="Valg" items={items} defaultOpen />);
    expect(item("Endre")).toHaveFocus();
    unmount();
    render(<Menu label="Valg" items={items} opensOn="hover" onOpenChange={onOpenChange} />);
    const anchor = button().parentElement ?? button();
    fireEvent.pointerEnter(anchor, mouse);
    wait(75);
    expect(menu()).toBeInTheDocument();
    fireEvent.pointerLeave(anchor, mouse);
    expect(onOpenChange.mock.calls).toEqual([
      [true, "hover"],
      [false, "hover"],
    ]);
  });
});

describe("A menu with one's own button (spec: parts-7)", () => {
  test("works with keyboard and focus as any other menu", () => {
    render(<Menu label="Valg" items={items} trigger={(own) => <button {...own}>Mer …</button>} />);
    const own = screen.getByRole("button", { name: "Mer …", expanded: false });
    expect(own).toHaveAttribute("aria-haspopup", "menu");
    fireEvent.keyDown(own, { key: "ArrowUp" });
    expect(item("Slett")).toHaveFocus();
    fireEvent.click(item("Slett"));
    expect(own).toHaveFocus();
  });
});

describe("Animation of a menu (spec: menus-3)", () => {
  test("it appears in 250 ms and leaves in 150", () => {
    render(<Menu label="Valg" items={items} />);
    fireEvent.click(button());
    const list = menu() ?? document.body;
    expect(animationMs(list)).toBe(250);
    fireEvent.click(button());
    expect(animationMs(list)).toBe(150);
    wait(150);
    expect(menu()).not.toBeInTheDocument();
  });
});
