import { beforeEach, describe, expect, test, vi } from "vitest";
import { markText } from "#scripts/shared/marks/markText.ts";
import { takeMarks, type TakenMarks } from "#scripts/shared/marks/takeMarks.ts";
import { createTextEditing, type TextEditing } from "./createTextEditing.ts";
import { createTextFocus, type TextFocus } from "./createTextFocus.ts";

const onWanted = vi.fn();
const onEdited = vi.fn();
const onFocused = vi.fn();
let taken: TakenMarks;
let focus: TextFocus;
let editing: TextEditing;

const get = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`The page has no ${selector}.`);
  return found;
};
const host = () => get("[contenteditable]");
const press = (key: string) =>
  host().dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
const heading = { path: ["marketing", "heroTitle"], text: "Godt å ha deg her" };
const button = { path: ["texts", "avtaler", "count"], text: "{{count}} forsikringer" };
/** The page as it is now, to compare with. */
const page = () => document.body.cloneNode(true);

function element(tag: string, attributes: Readonly<Record<string, string>>, ...content: readonly (Node | string)[]) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...content);
  return made;
}

beforeEach(() => {
  onWanted.mockReset();
  onEdited.mockReset();
  onFocused.mockReset();
  const count = markText(button.text, button.path).replace("{{count}}", "4");
  document.body.replaceChildren(
    element("main", { tabindex: "-1" }, element("h1", { class: "a" }, markText(heading.text, heading.path))),
    element("button", {}, element("i", {}), `Alle ${count}.`),
    element("p", {}, "Kari"),
    element("a", { href: "tel:+4721000000" }, "21"),
  );
  taken = takeMarks();
  focus = createTextFocus(taken, onFocused);
  editing = createTextEditing(taken, () => false, { onWanted, onEdited, onLeft: focus.give });
  return () => taken.stop();
});

/** Asks for the text of an element, as a double press does. */
const want = (selector: string) => editing.want(get(selector), { x: 0, y: 0 });

describe("A text that is changed where it is", () => {
  test("is asked for by its field and its pattern", () => {
    want("h1");
    want("button");
    expect(onWanted.mock.calls).toEqual([
      [heading, heading.text],
      [button, "Alle 4 forsikringer."],
    ]);
  });

  test("the customer's data has no field; a phone number is a line of the form", () => {
    want("p");
    want("a");
    expect(onWanted.mock.calls).toEqual([[undefined, "Kari"]]);
  });

  test("Enter keeps it: the element itself is edited, and is as before but for the text", () => {
    want("h1");
    editing.start(heading, "Du endrer overskriften.");
    expect(host()).toBe(get("h1"));
    expect([host().getAttribute("role"), host().getAttribute("aria-label")]).toEqual([
      "textbox",
      "Du endrer overskriften.",
    ]);
    host().textContent = "Pust\n ut";
    press("Enter");
    expect(onEdited.mock.calls).toEqual([[heading, "Pust ut"]]);
    get("h1").blur();
    expect(get("h1").isEqualNode(element("h1", { class: "a" }, "Pust ut"))).toBe(true);
    want("h1");
    expect(onWanted).toHaveBeenLastCalledWith({ ...heading, text: "Pust ut" }, "Pust ut");
  });

  test.each([
    ["a heading", "h1", "Enter", heading],
    ["a button", "button", "Enter", button],
    ["a heading that stays as it was", "h1", "Escape", heading],
  ])("ended by key, it keeps the focus: %s", (_, selector, key, place) => {
    want(selector);
    editing.start(place, "Du endrer");
    host().textContent = "Pust ut, {{count}}";
    press(key);
    expect(get(selector)).toHaveFocus();
    expect(focus.path()).toEqual(place.path);
    expect(onFocused).toHaveBeenCalledOnce();
    get(selector).blur();
    expect(focus.path()).toBeUndefined();
    expect(get(selector)).not.toHaveAttribute("tabindex");
    // The page that takes its place finds the text by its field.
    focus.giveTo(place.path);
    expect(get(selector)).toHaveFocus();
  });

  test("Escape takes it back, and nothing is said of what was written", () => {
    const before = page();
    want("button");
    editing.start(button, "Du endrer");
    // Beside other parts of the button, the text alone is edited.
    expect(host().textContent).toBe("{{count}} forsikringer");
    host().textContent = "Noe annet";
    press("Escape");
    expect(onEdited.mock.calls).toEqual([[button, undefined]]);
    expect(page().isEqualNode(before)).toBe(true);
  });

  test("a press elsewhere keeps it, with the values of its placeholders", () => {
    want("button");
    editing.start(button, "Du endrer");
    host().textContent = "{{count}} avtaler";
    get("p").dispatchEvent(new MouseEvent("pointerdown", { bubbles: true }));
    expect(onEdited.mock.calls).toEqual([[button, "{{count}} avtaler"]]);
    expect(get("button").textContent).toBe("Alle 4 avtaler.");
  });

  test("the same text again is no edit", () => {
    want("h1");
    editing.start(heading, "Du endrer");
    press("Enter");
    expect(onEdited.mock.calls).toEqual([[heading, undefined]]);
  });
});
