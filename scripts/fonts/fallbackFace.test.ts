import { describe, expect, test } from "vitest";
import { fallbackFace } from "./fallbackFace.ts";

const metrics = { ascent: 1, descent: 0.25, lineGap: 0, sampleWidth: 100 };

/** The values of a rule, by property. */
const valuesOf = (rule: string) =>
  Object.fromEntries([...rule.matchAll(/([a-z-]+):([^;{}]+)/g)].map(([, property, value]) => [property, value]));

describe("The fallback font", () => {
  test("is named after the family", () => {
    expect(valuesOf(fallbackFace("figtree", 400, "1 599", metrics))["font-family"]).toBe('"figtree Fallback"');
  });

  test("has the width of the family, and the line height of the family", () => {
    const narrow = valuesOf(fallbackFace("figtree", 400, "1 599", metrics));
    const wide = valuesOf(fallbackFace("figtree", 400, "1 599", { ...metrics, sampleWidth: 200 }));
    const number = (value: string | undefined) => Number.parseFloat(value ?? "");
    expect(number(wide["size-adjust"])).toBeCloseTo(2 * number(narrow["size-adjust"]), 1);
    // The override is relative to the scaled size: the product is the ascent of the family.
    for (const rule of [narrow, wide])
      expect((number(rule["size-adjust"]) * number(rule["ascent-override"])) / 10_000).toBeCloseTo(1, 2);
  });

  test.each([
    { weight: 400, name: "Arial" },
    { weight: 500, name: "Arial" },
    { weight: 600, name: "Arial Bold" },
    { weight: 800, name: "Arial Bold" },
  ])("is $name at weight $weight", ({ weight, name }) => {
    expect(fallbackFace("figtree", weight, "1 1000", metrics)).toContain(`local("${name}"),`);
  });
});
