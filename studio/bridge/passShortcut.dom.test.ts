import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { markText } from "#scripts/shared/marks/markText.ts";
import { takeMarks } from "#scripts/shared/marks/takeMarks.ts";
import { createTextEditing } from "./fields/createTextEditing.ts";
import { passShortcut } from "./passShortcut.ts";

const onShortcut = vi.fn();

function press(selector: string, init: KeyboardEventInit): KeyboardEvent {
  const event = new KeyboardEvent("keydown", { ...init, bubbles: true, cancelable: true });
  document.querySelector(selector)?.dispatchEvent(event);
  return event;
}
const palette = { key: "k", ctrlKey: true };

const pass = (event: KeyboardEvent) => passShortcut(event, onShortcut);

beforeAll(() => window.addEventListener("keydown", pass));
afterAll(() => window.removeEventListener("keydown", pass));
beforeEach(() => {
  onShortcut.mockReset();
  document.body.replaceChildren(document.createElement("input"), document.createElement("button"));
});

describe("Shortcuts of the studio in a preview", () => {
  test("they are passed on, and the browser does nothing with them; held keys count once", () => {
    expect(press("button", palette).defaultPrevented).toBe(true);
    expect(press("button", { ...palette, repeat: true }).defaultPrevented).toBe(true);
    press("button", { key: "?" });
    press("input", palette);
    expect(onShortcut.mock.calls).toEqual([["palette"], ["shortcuts"], ["palette"]]);
  });

  test("a field of the page keeps its signs and its undo, and the page its other keys", () => {
    for (const init of [{ key: "?" }, { key: "z", ctrlKey: true }])
      expect(press("input", init).defaultPrevented).toBe(false);
    expect(press("button", { key: "a" }).defaultPrevented).toBe(false);
    expect(onShortcut).not.toHaveBeenCalled();
  });

  test("a text that is edited in its place keeps all of them", () => {
    const heading = document.body.appendChild(document.createElement("h1"));
    const place = { path: ["marketing", "heroTitle"], text: "Godt å ha deg her" };
    heading.append(markText(place.text, place.path));
    const taken = takeMarks();
    onTestFinished(() => taken.stop());
    const editing = createTextEditing(taken, () => false, {
      onWanted: () => undefined,
      onEdited: () => undefined,
      onLeft: () => undefined,
    });
    editing.want(heading, { x: 0, y: 0 });
    editing.start(place, "Overskriften");
    expect(editing.isOn()).toBe(true);
    press("[contenteditable]", palette);
    press("[contenteditable]", { key: "?" });
    expect(onShortcut).not.toHaveBeenCalled();
    editing.keep();
  });
});
