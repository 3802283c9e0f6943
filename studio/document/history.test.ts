import { describe, expect, test } from "vitest";
import { type Edit, type History, record, redo, startHistory, undo, unsavedKinds } from "./history.ts";

const first = { descriptor: "a", theme: "t" };
const typed = (descriptor: string, atMs: number): Edit => ({ texts: { ...first, descriptor }, manner: "typing", atMs });
const after = (edits: readonly Edit[]): History => edits.reduce(record, startHistory(first));

describe("Undo and redo in the studio", () => {
  test("typing without a pause is undone at once", () => {
    const history = after([typed("ab", 0), typed("abc", 300), typed("abcd", 900)]);
    expect(undo(history).texts).toEqual(first);
  });

  test("a pause of 800 ms ends a portion", () => {
    expect(undo(after([typed("ab", 0), typed("abc", 800)])).texts.descriptor).toBe("ab");
  });

  test("an edit of the other file ends a portion", () => {
    const both = { descriptor: "ab", theme: "tt" };
    const history = after([typed("ab", 0), { texts: both, manner: "typing", atMs: 1 }]);
    expect(undo(history).texts).toEqual({ ...first, descriptor: "ab" });
  });

  test("a drag is undone at once, however slow it is, and the next drag alone", () => {
    const dragged = (theme: string, gesture: symbol, atMs: number): Edit => ({
      texts: { ...first, theme },
      manner: { gesture },
      atMs,
    });
    const [one, other] = [Symbol(), Symbol()];
    const history = after([dragged("u", one, 0), dragged("v", one, 5000), dragged("w", other, 5001)]);
    expect(undo(history).texts.theme).toBe("v");
    expect(undo(undo(history)).texts).toEqual(first);
  });

  test("an image is a file of the document", () => {
    const history = after([{ texts: { ...first, logo: "<svg/>" }, manner: "alone", atMs: 0 }]);
    expect(unsavedKinds(history.texts, first)).toEqual(["logo"]);
    expect(undo(history).texts).toEqual(first);
  });

  test("a correction is undone alone", () => {
    const history = after([typed("ab", 0), { ...typed("AB", 1), manner: "alone" }, typed("ABc", 2)]);
    expect(undo(history).texts.descriptor).toBe("AB");
    expect(undo(undo(history)).texts.descriptor).toBe("ab");
  });

  test("what was undone can be redone, until something else is changed", () => {
    const undone = undo(after([typed("ab", 0)]));
    expect(redo(undone).texts.descriptor).toBe("ab");
    expect(redo(record(undone, typed("x", 1))).texts.descriptor).toBe("x");
  });

  test("with nothing to undo or redo, nothing changes", () => {
    const history = startHistory(first);
    expect(undo(history)).toBe(history);
    expect(redo(history)).toBe(history);
    expect(record(history, typed("a", 0))).toBe(history);
  });

  test("names the files that are not saved", () => {
    expect(unsavedKinds({ ...first, theme: "x" }, first)).toEqual(["theme"]);
    expect(unsavedKinds(first, { ...first })).toEqual([]);
  });
});
