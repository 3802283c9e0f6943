import { describe, expect, test } from "vitest";
import { findByTyping } from "./findByTyping.ts";

const labels = ["Bil", "Båt", "Hus", "Hytte", "Ærend", " Reise"];

describe("Typing finds an item of a menu", () => {
  test.each<readonly [present: number, typed: string, found: number | undefined]>([
    [-1, "b", 0],
    [0, "b", 1],
    [1, "b", 0],
    [2, "bå", 1],
    [2, "hy", 3],
    [2, "HY", 3],
    [2, "hu", 2],
    [2, "hh", 3],
    [0, "æ", 4],
    [0, "r", 5],
    [0, "x", undefined],
  ])("from place %i '%s' leads to %s", (present, typed, found) => {
    expect(findByTyping(labels, present, typed)).toBe(found);
  });

  test("a menu without items has none", () => {
    expect(findByTyping([], -1, "a")).toBeUndefined();
  });
});
