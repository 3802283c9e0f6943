import { describe, expect, test } from "vitest";
import { type History, record, redo, startHistory, undo } from "./history.ts";
import { encodeSteps, historyOf } from "./keptSteps.ts";

const paths = { descriptor: "tenants/fjord/tenant.jsonc", theme: "themes/fjord.tokens.json", logo: "logo.svg" };
const first = { descriptor: "{ }", theme: "t", logo: "<svg/>" };
const edited = (count: number, start = startHistory(first)): History =>
  Array.from({ length: count }, (_, index) => index).reduce((history, index) => {
    const { texts } = history;
    const next = index % 2 === 0 ? { descriptor: `{ ${index} æ }` } : { logo: `<svg>${index}</svg>` };
    return record(history, { texts: { ...texts, ...next }, manner: "alone", atMs: index });
  }, start);
const opened = (history: History) => ({ texts: history.texts, paths });

describe("Undo and redo survive the page", () => {
  test.each([0, 1, 7])("the steps of %i edits, two of them undone", (count) => {
    const history = undo(undo(edited(count)));
    const again = historyOf(opened(history), { steps: encodeSteps(history, paths) }, 0);
    expect(again).toEqual({ ...history, last: undefined });
    expect(redo(redo(again)).texts).toEqual(edited(count).texts);
  });

  test("500 steps of a long text are a small part of what they would be as texts", () => {
    const long = "a long line of a descriptor\n".repeat(500);
    const history = edited(500, startHistory({ ...first, theme: long }));
    expect(encodeSteps(history, paths).length).toBeLessThan(5 * long.length);
  });

  test("too many characters: the oldest steps go, the newest stay", () => {
    const logo = (index: number) => ({ ...first, logo: String(index).repeat(40_000) });
    const history = Array.from({ length: 40 }, (_, index) => index).reduce(
      (before, index) => record(before, { texts: logo(index), manner: "alone", atMs: index }),
      startHistory(first),
    );
    const steps = encodeSteps(history, paths);
    expect(steps.length).toBeLessThan(1_000_000);
    const again = historyOf(opened(history), { steps }, 0);
    expect(again.undo.length).toBeGreaterThan(5);
    expect(again.undo.at(-1)).toEqual(logo(38));
  });

  test("a large font costs nothing in the steps that do not change it, and its own step can be taken back", () => {
    const font = "A".repeat(1_300_000);
    const without = { ...first, fonts: "" };
    const added = record(startHistory(without), { texts: { ...first, fonts: font }, manner: "alone", atMs: 0 });
    const again = (history: History) => historyOf(opened(history), { steps: encodeSteps(history, paths) }, 0);
    expect(undo(again(added)).texts).toEqual(without);
    const later = edited(6, added);
    const { undo: steps } = again(later);
    expect(steps).toEqual(later.undo.slice(-steps.length));
    expect(steps.length).toBeGreaterThan(2);
  });

  test("a file that was changed between saving and opening is a step of its own", () => {
    const history = edited(3);
    const texts = { ...history.texts, descriptor: "{ pulled }" };
    const again = historyOf({ texts, paths }, { steps: encodeSteps(history, paths), last: history.texts }, 0);
    expect(again.texts).toEqual(texts);
    expect(undo(again).texts).toEqual(history.texts);
    expect(undo(undo(again)).texts).toEqual(history.undo.at(-1));
  });

  test("steps of other files, and what cannot be read, are left out", () => {
    const history = edited(3);
    const steps = encodeSteps(history, { ...paths, theme: "themes/other.tokens.json" });
    expect(historyOf(opened(history), { steps }, 0)).toEqual(startHistory(history.texts));
    expect(historyOf(opened(history), { steps: "{" }, 0)).toEqual(startHistory(history.texts));
    expect(historyOf(opened(history), {}, 0)).toEqual(startHistory(history.texts));
  });
});
