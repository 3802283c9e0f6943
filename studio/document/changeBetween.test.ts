import { describe, expect, test } from "vitest";
import { changeBetween } from "./changeBetween.ts";

describe("changeBetween", () => {
  test.each([
    ["abc", "abXc"],
    ["abc", "ac"],
    ["aaa", "aa"],
    ["", "a"],
    ["a", ""],
    ["abab", "ababab"],
  ])('makes "%s" into "%s" with one change', (before, after) => {
    const change = changeBetween(before, after);
    expect(change && before.slice(0, change.from) + change.insert + before.slice(change.to)).toBe(after);
  });

  test("is undefined for equal texts", () => {
    expect(changeBetween("a", "a")).toBeUndefined();
  });
});
