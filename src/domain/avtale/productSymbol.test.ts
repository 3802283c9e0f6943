import { describe, expect, test } from "vitest";
import { productSymbol } from "./productSymbol.ts";

describe("The drawing on a card", () => {
  test.each([
    [{ productType: "BIL" }, "car"],
    [{ productType: "LOFAVOR_KJAELEDYR", systemSource: "LOFAVOR" }, "paw"],
    [{ productType: "REISE", systemSource: "PROLIFE" }, "suitcase"],
    [{ productType: "LIV", systemSource: "PROLIFE" }, "heart"],
    [{ productType: "ROMREISE", systemSource: "NICE" }, "shield"],
    [{}, "shield"],
  ] as const)("%j is drawn as a %s", (product, symbol) => {
    expect(productSymbol(product)).toBe(symbol);
  });
});
