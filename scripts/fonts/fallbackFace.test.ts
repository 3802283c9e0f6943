import { describe, expect, test } from "vitest";
import { fallbackFace } from "./fallbackFace.ts";

const measures = { ascent: 1, descent: 0.25, lineGap: 0, sampleWidth: 100 };

/** The values of a rule, by property. */
const valuesOf = (rule: string) =>
  Object.fromEntries([...rule.matchAll(/([a-z-]+):([^;{}]+)/g)].map(([, property, value]) => [property, value]));

describe("The system font that stands in", () => {
  test("is named after the family", () => {
    expect(valuesOf(fallbackFace("figtree", 400, "1 599", measures))["font-family"]).toBe('"figtree Fallback"');
  });

  test("is scaled to the family's width, and its lines are not", () => {
    const narrow = valuesOf(fallbackFace("figtree", 400, "1 599", measures));
    const wide = valuesOf(fallbackFace("figtree", 400, "1 599", { ...measures, sampleWidth: 200 }));
    const number = (value: string | undefined) => Number.parseFloat(value ?? "");
    expect(number(wide["size-adjust"])).toBeCloseTo(2 * number(narrow["size-adjust"]), 1);
    // The override is a share of the scaled size: the product is the family's own ascent.
    for (const rule of [narrow, wide])
      expect((number(rule["size-adjust"]) * number(rule["ascent-override"])) / 10_000).toBeCloseTo(1, 2);
  });

  test.each([
    { weight: 400, name: "Arial" },
    { weight: 500, name: "Arial" },
    { weight: 600, name: "Arial Bold" },
    { weight: 800, name: "Arial Bold" },
  ])("is $name at weight $weight", ({ weight, name }) => {
    expect(fallbackFace("figtree", weight, "1 1000", measures)).toContain(`src:local("${name}")`);
  });
});
