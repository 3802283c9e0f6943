import { describe, expect, test } from "vitest";
import { formatKroner } from "./formatKroner.ts";

describe("Number display (spec: formats-1, formats-3)", () => {
  test.each([
    [0, "0"],
    [21900, "219"],
    [21950, "219,50"],
    [21905, "219,05"],
    [99900, "999"],
    [100000, "1\u00a0000"],
    [123456789, "1\u00a0234\u00a0567,89"],
    [-21950, "\u2212219,50"],
    [-5, "\u22120,05"],
    [-0, "0"],
  ])("%d øre reads %j", (ore, text) => {
    expect(formatKroner(ore, "nb")).toBe(text);
    expect(formatKroner(ore, "nn")).toBe(text);
  });

  test("reads as the browser's own Norwegian format does", () => {
    const browser = new Intl.NumberFormat("nb-NO", { minimumFractionDigits: 2 });
    for (const ore of [101, 99999, 100001, 123456789, -100001]) {
      expect(formatKroner(ore, "nb")).toBe(browser.format(ore / 100));
    }
  });

  test("reads in English as the browser's own format does (spec: languages-32)", () => {
    const browser = new Intl.NumberFormat("en-GB", { minimumFractionDigits: 2 });
    for (const ore of [101, 99999, 100001, 123456789, -100001]) {
      expect(formatKroner(ore, "en")).toBe(browser.format(ore / 100).replace("-", "\u2212"));
    }
    expect(formatKroner(123400, "en")).toBe("1,234");
  });
});
