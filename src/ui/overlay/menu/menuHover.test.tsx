import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { StrictMode } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Dialog } from "../Dialog.tsx";
import { Menu } from "./Menu.tsx";
import type { MenuItem } from "./menuItem.ts";

const action = (label: string): MenuItem => ({ type: "action", id: label, label, onSelect: () => undefined });
const items: readonly MenuItem[] = [
  action("Endre"),
  { type: "submenu", id: "del", label: "Del", items: [action("E-post")] },
  { type: "submenu", id: "flytt", label: "Flytt", items: [action("Opp")] },
];

const menu = (name: string) => screen.queryByRole("menu", { name });
const item = (name: string) => screen.getByRole("menuitem", { name });
const mouse = { pointerType: "mouse" };
const wait = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
const open = () => {
  render(
    <StrictMode>
      <Menu label="Valg" items={items} />
    </StrictMode>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Valg" }));
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("Submenus under the pointer (spec: menus-2)", () => {
  test("open after 75 ms, and leave the focus on their item", () => {
    open();
    fireEvent.pointerEnter(item("Del"), mouse);
    wait(74);
    expect(menu("Del")).not.toBeInTheDocument();
    wait(1);
    expect(menu("Del")).toBeVisible();
    expect(item("Del")).toHaveFocus();
  });

  test("not when the pointer only passes by", () => {
    open();
    fireEvent.pointerEnter(item("Del"), mouse);
    wait(74);
    fireEvent.pointerLeave(item("Del"), mouse);
    wait(1000);
    expect(menu("Del")).not.toBeInTheDocument();
  });

  test("opening a second one closes the first in 150 ms", () => {
    open();
    fireEvent.pointerEnter(item("Del"), mouse);
    wait(75);
    fireEvent.pointerLeave(item("Del"), mouse);
    fireEvent.pointerEnter(item("Flytt"), mouse);
    wait(75);
    expect(menu("Flytt")).toBeVisible();
    expect(item("Del")).toHaveAttribute("aria-expanded", "false");
    wait(149);
    expect(menu("Del")).toBeInTheDocument();
    wait(1);
    expect(menu("Del")).not.toBeInTheDocument();
  });

  test("an item without a submenu closes the open one", () => {
    open();
    fireEvent.pointerEnter(item("Del"), mouse);
    wait(75);
    fireEvent.pointerEnter(item("Endre"), mouse);
    wait(75);
    wait(150);
    expect(menu("Del")).not.toBeInTheDocument();
  });

  test("a pointer on its way to a submenu may cross other items", () => {
    open();
    fireEvent.pointerEnter(item("Del"), mouse);
    wait(75);
    menu("Del")?.setAttribute("data-side", "right");
    fireEvent.pointerLeave(item("Del"), mouse);
    fireEvent.pointerEnter(item("Flytt"), mouse);
    for (let step = 0; step < 5; step++) {
      wait(50);
      const move = new MouseEvent("pointermove", { bubbles: true });
      Object.assign(move, { pointerType: "mouse" });
      Object.defineProperty(move, "movementX", { value: 4 });
      fireEvent(item("Flytt"), move);
    }
    wait(74);
    expect(item("Del")).toHaveAttribute("aria-expanded", "true");
    wait(1);
    expect(item("Del")).toHaveAttribute("aria-expanded", "false");
  });

  test("touch does not hover: a tap opens it at once", () => {
    open();
    fireEvent.pointerEnter(item("Del"), { pointerType: "touch" });
    wait(1000);
    expect(menu("Del")).not.toBeInTheDocument();
    fireEvent.click(item("Del"), { detail: 1 });
    expect(within(menu("Del") ?? document.body).getByRole("menuitem", { name: "E-post" })).toBeVisible();
    expect(item("E-post")).not.toHaveFocus();
  });

  test("no timer is left when the menu is unmounted", () => {
    open();
    fireEvent.pointerEnter(item("Del"), mouse);
    fireEvent.click(item("Endre"));
    wait(150);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("A menu that opens on hover too (spec: menus-2)", () => {
  const button = () => screen.getByRole("button", { name: "Valg" });
  const anchor = () => button().parentElement ?? button();
  const show = () =>
    render(
      <StrictMode>
        <Menu label="Valg" items={items} opensOn="hover" />
      </StrictMode>,
    );

  test("opens after 75 ms without moving the focus, and closes in 150 ms when the mouse leaves", () => {
    show();
    fireEvent.pointerEnter(anchor(), mouse);
    wait(74);
    expect(menu("Valg")).not.toBeInTheDocument();
    wait(1);
    expect(menu("Valg")).toBeVisible();
    expect(document.body).toHaveFocus();
    fireEvent.pointerLeave(anchor(), mouse);
    wait(149);
    expect(menu("Valg")).toBeInTheDocument();
    wait(1);
    expect(menu("Valg")).not.toBeInTheDocument();
  });

  test("a press keeps it open, and moves the focus to the first item", () => {
    show();
    fireEvent.pointerEnter(anchor(), mouse);
    wait(75);
    fireEvent.click(button());
    expect(item("Endre")).toHaveFocus();
    fireEvent.pointerLeave(anchor(), mouse);
    wait(1000);
    expect(menu("Valg")).toBeVisible();
  });

  test("a mouse that has been on an item and leaves gives the focus back to where it was", () => {
    render(<input aria-label="Felt" />);
    show();
    const field = screen.getByRole("textbox");
    act(() => field.focus());
    fireEvent.pointerEnter(anchor(), mouse);
    wait(75);
    fireEvent.pointerEnter(item("Endre"), mouse);
    expect(item("Endre")).toHaveFocus();
    fireEvent.pointerLeave(anchor(), mouse);
    expect(field).toHaveFocus();
    wait(150);
    expect(menu("Valg")).not.toBeInTheDocument();
  });

  test("a menu that was opened by keyboard meanwhile stays open when the mouse leaves", () => {
    show();
    act(() => button().focus());
    fireEvent.pointerEnter(anchor(), mouse);
    wait(74);
    fireEvent.keyDown(button(), { key: "ArrowDown" });
    wait(1);
    fireEvent.pointerLeave(anchor(), mouse);
    wait(1000);
    expect(menu("Valg")).toBeVisible();
    expect(item("Endre")).toHaveFocus();
  });

  test("Escape closes what the mouse has opened, wherever the focus is, and nothing around it", () => {
    const onDismiss = vi.fn<() => void>();
    render(
      <Dialog open aria-labelledby="t" onOpenChange={onDismiss}>
        <h2 id="t">Tittel</h2>
        <Menu label="Valg" items={items} opensOn="hover" />
      </Dialog>,
    );
    fireEvent.pointerEnter(anchor(), mouse);
    wait(75);
    fireEvent.keyDown(screen.getByRole("dialog"), { key: "Escape" });
    wait(150);
    expect(menu("Valg")).not.toBeInTheDocument();
    expect(onDismiss).not.toHaveBeenCalled();
  });

  test("touch does not hover, and a mouse that passes by opens nothing", () => {
    show();
    fireEvent.pointerEnter(anchor(), { pointerType: "touch" });
    wait(1000);
    fireEvent.pointerEnter(anchor(), mouse);
    wait(74);
    fireEvent.pointerLeave(anchor(), mouse);
    wait(1000);
    expect(menu("Valg")).not.toBeInTheDocument();
  });

  test("by default a menu opens on a press only", () => {
    render(<Menu label="Valg" items={items} />);
    fireEvent.pointerEnter(anchor(), mouse);
    wait(1000);
    expect(menu("Valg")).not.toBeInTheDocument();
  });
});
