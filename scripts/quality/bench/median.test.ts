import { describe, expect, test } from "vitest";
import { median } from "./median.ts";

describe("Median of several runs", () => {
  test.each([
    [[3], 3],
    [[3, 1, 2], 2],
    [[4, 1, 10, 2], 3],
  ])("of %j is %d", (numbers, expected) => {
    expect(median(numbers)).toBe(expected);
  });

  test("of an empty list throws", () => {
    expect(() => median([])).toThrow();
  });
});
