import { act, fireEvent, render, screen } from "@testing-library/react";
import { StrictMode } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Dialog } from "../Dialog.tsx";
import { Menu } from "./Menu.tsx";
import type { MenuItem } from "./menuItem.ts";

const onSelect = vi.fn<(id: string) => void>();
const action = (label: string): MenuItem => ({ type: "action", id: label, label, onSelect: () => onSelect(label) });
const submenu = (label: string, ...items: readonly MenuItem[]): MenuItem => ({
  type: "submenu",
  id: label,
  label,
  items,
});
const items: readonly MenuItem[] = [
  action("Endre"),
  submenu("Del", action("E-post"), submenu("Utskrift", action("Farge"))),
  submenu("Flytt", action("Opp")),
  { type: "link", id: "vilkar", label: "Vilkår", link: { href: "#vilkar" }, hint: "PDF" },
  { type: "action", id: "slett", label: "Slett", disabled: true, onSelect: () => onSelect("Slett") },
];

const button = () => screen.getByRole("button", { name: "Valg" });
const menu = (name: string) => screen.queryByRole("menu", { name });
const item = (name: string) => screen.getByRole("menuitem", { name });
const focused = () => document.activeElement as HTMLElement;
const key = (name: string, target = focused()) => fireEvent.keyDown(target, { key: name });
const wait = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
const show = () =>
  render(
    <StrictMode>
      <Menu label="Valg" items={items} />
      <button type="button">Utenfor</button>
    </StrictMode>,
  );
const open = () => {
  show();
  act(() => button().focus());
  fireEvent.click(button());
};

beforeEach(() => {
  vi.useFakeTimers();
  onSelect.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("A dropdown menu (spec: menus-1)", () => {
  test("its button says that it has a menu, and whether that is open", () => {
    show();
    expect(button()).toHaveAttribute("aria-haspopup", "menu");
    expect(button()).toHaveAttribute("aria-expanded", "false");
    fireEvent.click(button());
    expect(button()).toHaveAttribute("aria-expanded", "true");
    expect(menu("Valg")).toBeVisible();
  });

  test.each([
    ["ArrowDown", "Endre"],
    ["ArrowUp", "Slett"],
  ])("%s on the button opens it at '%s'", (name, expected) => {
    show();
    key(name, button());
    expect(item(expected)).toHaveFocus();
  });

  test("a press of the button opens it at the first item, the next one closes it in 150 ms", () => {
    open();
    expect(item("Endre")).toHaveFocus();
    fireEvent.click(button());
    wait(149);
    expect(menu("Valg")).toBeInTheDocument();
    wait(1);
    expect(menu("Valg")).not.toBeInTheDocument();
  });

  test("a chosen item closes it, gives the focus back, and acts once", () => {
    open();
    fireEvent.click(item("Endre"));
    expect(onSelect.mock.calls).toEqual([["Endre"]]);
    expect(button()).toHaveFocus();
    wait(150);
    expect(menu("Valg")).not.toBeInTheDocument();
  });

  test("a chosen item of a submenu closes it too", () => {
    open();
    fireEvent.click(item("Del"));
    fireEvent.click(item("E-post"));
    expect(onSelect.mock.calls).toEqual([["E-post"]]);
    expect(button()).toHaveFocus();
    wait(150);
    expect(screen.queryByRole("menu")).not.toBeInTheDocument();
  });

  test("a link is a link, and says what it opens", () => {
    open();
    expect(item("Vilkår (PDF)")).toHaveAttribute("href", "#vilkar");
    fireEvent.click(item("Vilkår (PDF)"));
    expect(button()).toHaveFocus();
  });

  test("what cannot be chosen can be reached, and does nothing", () => {
    open();
    key("End");
    expect(item("Slett")).toHaveFocus();
    expect(item("Slett")).toHaveAttribute("aria-disabled", "true");
    fireEvent.click(item("Slett"));
    expect(onSelect).not.toHaveBeenCalled();
    expect(menu("Valg")).toBeVisible();
  });

  test("a press outside, or focus that leaves, closes it", () => {
    open();
    fireEvent.pointerDown(document.body);
    wait(150);
    expect(menu("Valg")).not.toBeInTheDocument();
    fireEvent.click(button());
    act(() => screen.getByRole("button", { name: "Utenfor" }).focus());
    wait(150);
    expect(menu("Valg")).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Utenfor" })).toHaveFocus();
  });
});

describe("With the keyboard", () => {
  test.each<readonly [keys: readonly string[], expected: string]>([
    [["ArrowDown"], "Del"],
    [["ArrowUp"], "Slett"],
    [["End"], "Slett"],
    [["End", "Home"], "Endre"],
    [["End", "ArrowDown"], "Endre"],
    [["f"], "Flytt"],
    [["v"], "Vilkår (PDF)"],
    [["d", "ArrowLeft"], "Del"],
    [["ArrowRight"], "Endre"],
  ])("%s from the first item leads to '%s'", (keys, expected) => {
    open();
    for (const name of keys) key(name);
    expect(item(expected)).toHaveFocus();
  });

  test.each([
    [500, "Flytt"],
    [501, "Endre"],
  ])("letters that come %i ms apart lead to '%s'", (ms, expected) => {
    open();
    key("f");
    wait(ms);
    key("e");
    expect(item(expected)).toHaveFocus();
  });

  test("right opens a submenu at its first item, left and Escape lead back one step", () => {
    open();
    key("d");
    key("ArrowRight");
    expect(item("E-post")).toHaveFocus();
    expect(item("Del")).toHaveAttribute("aria-expanded", "true");
    key("ArrowDown");
    key("ArrowRight");
    expect(item("Farge")).toHaveFocus();
    key("ArrowLeft");
    expect(item("Utskrift")).toHaveFocus();
    key("Escape");
    expect(item("Del")).toHaveFocus();
    expect(item("Del")).toHaveAttribute("aria-expanded", "false");
    key("Escape");
    expect(button()).toHaveFocus();
    expect(button()).toHaveAttribute("aria-expanded", "false");
  });

  test("Tab closes all, and goes on from the button", () => {
    open();
    key("d");
    key("ArrowRight");
    expect(key("Tab")).toBe(true);
    expect(button()).toHaveFocus();
    wait(150);
    expect(screen.queryByRole("menu")).not.toBeInTheDocument();
  });

  test("a choice of one says which is chosen, and each item its language", () => {
    const onSelect = vi.fn<() => void>();
    const choice = (id: string, label: string, lang: string, checked: boolean) =>
      ({ type: "action", id, label, lang, checked, onSelect }) as const;
    render(<Menu label="Valg" items={[choice("nn", "Nynorsk", "nn", true), choice("en", "English", "en", false)]} />);
    fireEvent.click(button());
    const [first, second] = screen.getAllByRole("menuitemradio");
    expect(first).toBeChecked();
    expect(first).toHaveFocus();
    expect(second).not.toBeChecked();
    expect(second).toHaveAttribute("lang", "en");
    key("ArrowDown");
    expect(second).toHaveFocus();
    fireEvent.click(document.activeElement ?? document.body);
    expect(onSelect).toHaveBeenCalledOnce();
    expect(button()).toHaveFocus();
  });

  test("space presses a link", () => {
    const onClick = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault());
    render(<Menu label="Valg" items={[{ type: "link", id: "a", label: "Sted", link: { href: "#a", onClick } }]} />);
    fireEvent.click(button());
    expect(key(" ")).toBe(false);
    expect(onClick).toHaveBeenCalledOnce();
  });

  test("inside a dialog Escape closes the menu alone", () => {
    const onDismiss = vi.fn<() => void>();
    render(
      <Dialog open aria-labelledby="t" onOpenChange={onDismiss}>
        <h2 id="t">Tittel</h2>
        <Menu label="Valg" items={items} />
      </Dialog>,
    );
    fireEvent.click(button());
    expect(key("Escape")).toBe(false);
    expect(button()).toHaveFocus();
    expect(onDismiss).not.toHaveBeenCalled();
  });
});
