import { describe, expect, test } from "vitest";
import { productIcon } from "./productIcon.ts";
import { productTable } from "./productTable.ts";

describe("The icon on a card", () => {
  test.each([
    [{ productType: "BIL" }, "car"],
    [{ productType: "LOFAVOR_KJAELEDYR", systemSource: "LOFAVOR" }, "paw"],
    [{ productType: "REISE", systemSource: "PROLIFE" }, "suitcase"],
    [{ productType: "LIV", systemSource: "PROLIFE" }, "heart"],
    [{ productType: "ROMREISE", systemSource: "NICE" }, "shield"],
    [{}, "shield"],
  ] as const)("%j: %s", (product, icon) => {
    expect(productIcon(product, new Map(productTable))).toBe(icon);
  });
});
