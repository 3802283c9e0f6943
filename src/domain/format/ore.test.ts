import { describe, expect, test } from "vitest";
import { readOre, sumOre } from "./ore.ts";

describe("An amount from the API", () => {
  test.each([
    [219, 21900],
    [219.5, 21950],
    [0, 0],
    [-120, -12000],
    ["219", 21900],
    ["219.50", 21950],
    [" 12.3 ", 1230],
    ["-4.05", -405],
    [1.005, 101],
    [0.1 + 0.2, 30],
    [99_999_999.99, 9_999_999_999],
    [1e-7, 0],
  ])("%j kroner is %d øre", (kroner, ore) => {
    expect(readOre(kroner)).toBe(ore);
  });

  test.each([
    [null],
    [undefined],
    [""],
    [" "],
    ["gratis"],
    ["219,50"],
    ["1 219"],
    ["0x10"],
    ["1e3"],
    [Number.NaN],
    [Number.POSITIVE_INFINITY],
    [1e21],
    ["9".repeat(400)],
    [true],
    [[]],
    [{}],
  ])("%j is not an amount", (value) => {
    expect(readOre(value)).toBeUndefined();
  });

  test.each([[-0], ["-0"], [-0.001]])("%j is 0, without a sign", (value) => {
    expect(Object.is(readOre(value), 0)).toBe(true);
  });
});

describe("Sums are made in øre", () => {
  test("ten times 0.10 kr is 1 kr", () => {
    expect(sumOre(Array.from({ length: 10 }, () => readOre(0.1) ?? Number.NaN))).toBe(100);
  });

  test("an empty list adds up to 0", () => {
    expect(sumOre([])).toBe(0);
  });
});
