import { afterEach, describe, expect, test, vi } from "vitest";
import { keyNames, keysOf, shortcutOf } from "./shortcuts.ts";

const mac = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)";
const onMac = () => vi.spyOn(navigator, "userAgent", "get").mockReturnValue(mac);

afterEach(() => void vi.restoreAllMocks());

/** A key that is pressed in an element. */
function pressed(init: KeyboardEventInit, tag = "p", type?: string): KeyboardEvent {
  const element = document.body.appendChild(document.createElement(tag));
  if (type !== undefined) element.setAttribute("type", type);
  const event = new KeyboardEvent("keydown", { ...init, bubbles: true, cancelable: true });
  element.dispatchEvent(event);
  return event;
}

describe("Shortcuts", () => {
  test.each([
    [{ key: "k", ctrlKey: true }, "palette"],
    [{ key: "K", ctrlKey: true }, "palette"],
    [{ key: "s", ctrlKey: true }, "save"],
    [{ key: "z", ctrlKey: true }, "undo"],
    [{ key: "Z", ctrlKey: true, shiftKey: true }, "redo"],
    [{ key: "y", ctrlKey: true }, "redo"],
    [{ key: "?", shiftKey: true }, "shortcuts"],
    [{ key: "µ", code: "KeyM", ctrlKey: true, altKey: true }, "comment"],
    [{ key: "m", code: "KeyM", altKey: true }, undefined],
    [{ key: "µ", code: "KeyM", ctrlKey: true, altKey: true, modifierAltGraph: true }, undefined],
    // Keys of the browser, of the system, and of letters.
    [{ key: "k" }, undefined],
    [{ key: "k", metaKey: true }, undefined],
    [{ key: "k", ctrlKey: true, shiftKey: true }, undefined],
    [{ key: "k", ctrlKey: true, altKey: true }, undefined],
    [{ key: "s", ctrlKey: true, shiftKey: true }, undefined],
    [{ key: "t", ctrlKey: true }, undefined],
  ])("%j", (init, shortcut) => {
    expect(shortcutOf(pressed(init))).toBe(shortcut);
  });

  test("a Mac has ⌘, and leaves Ctrl+K and ⌘Y to its fields and its browser", () => {
    onMac();
    expect(shortcutOf(pressed({ key: "k", metaKey: true }))).toBe("palette");
    expect(shortcutOf(pressed({ key: "k", ctrlKey: true }))).toBeUndefined();
    expect(shortcutOf(pressed({ key: "y", metaKey: true }))).toBeUndefined();
    expect(keysOf("redo").map(keyNames)).toEqual([["⌘", "⇧", "Z"]]);
  });

  test.each(["input", "textarea", "select"])("a sign is never taken from a field: %s", (tag) => {
    expect(shortcutOf(pressed({ key: "?" }, tag))).toBeUndefined();
    expect(shortcutOf(pressed({ key: "k", ctrlKey: true }, tag))).toBe("palette");
  });

  test("the keys work while a choice has the focus, since one does not type there", () => {
    expect(shortcutOf(pressed({ key: "?" }, "input", "radio"))).toBe("shortcuts");
  });

  test("neither is the undo of a field that has one, nor a key that something else has taken", () => {
    expect(shortcutOf(pressed({ key: "z", ctrlKey: true }, "input"), true)).toBeUndefined();
    expect(shortcutOf(pressed({ key: "s", ctrlKey: true }, "input"), true)).toBe("save");
    const taken = pressed({ key: "z", ctrlKey: true });
    taken.preventDefault();
    expect(shortcutOf(taken)).toBeUndefined();
  });
});
