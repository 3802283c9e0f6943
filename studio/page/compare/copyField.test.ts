import { describe, expect, test } from "vitest";
import type { ComparedField } from "#studio/document/BrandComparison.ts";
import { copyField } from "./copyField.ts";

const text = `{
  "id": "fjord",
  // What customers see first.
  "marketing": { "heroTitle": "Velkommen" },
  "environments": { "QA": { "hostnames": ["qa.fjord.example"] } }
}
`;
const schema = { properties: { id: {}, name: {}, marketing: {}, environments: {} } };
const field = (change: Partial<ComparedField>): ComparedField => ({
  kind: "descriptor",
  path: ["marketing", "heroTitle"],
  a: { value: "Velkommen" },
  b: { value: "Hei" },
  isSame: false,
  canBeTaken: true,
  isColour: false,
  ...change,
});

describe("Copying a value to the other brand", () => {
  test("the value of the other brand; comments stay", () => {
    expect(copyField(text, field({}), "a", schema)).toBe(text.replace("Velkommen", "Hei"));
  });

  test("a value that the brand would inherit is not written: its own is removed", () => {
    const copied = copyField(text, field({ a: { value: "Velkommen", inherited: "Hei" } }), "a", schema);
    expect(copied).not.toContain("heroTitle");
    expect(copied).toContain('"id": "fjord"');
  });

  test("where the other brand has no value and this one inherits one, null is written", () => {
    const copied = copyField(text, field({ a: { value: "Velkommen", inherited: "Felles" }, b: {} }), "a", schema);
    expect(copied).toContain('"heroTitle": null');
  });

  test("in the other direction, and in one environment", () => {
    const copied = copyField(text, field({ environment: "QA", a: { value: "I QA" } }), "b", schema);
    expect(JSON.parse(copied.replace(/\/\/.*/, ""))).toMatchObject({
      marketing: { heroTitle: "Velkommen" },
      environments: { QA: { hostnames: ["qa.fjord.example"], marketing: { heroTitle: "I QA" } } },
    });
  });

  test("a role of a theme without the other theme's aliases, and a variant", () => {
    const theme =
      '{ "color": { "action": { "$value": "{palette.blue}" } }, "$extensions": { "portal.variants": { "card": "flat" } } }';
    const role = field({ kind: "theme", path: ["color", "action"], b: { value: "#112233", alias: "palette.green" } });
    const variant = field({ kind: "theme", path: ["$extensions", "portal.variants", "card"], b: { value: "raised" } });
    const copied = copyField(copyField(theme, role, "a", {}), variant, "a", {});
    expect(JSON.parse(copied)).toEqual({
      color: { action: { $value: "#112233" } },
      $extensions: { "portal.variants": { card: "raised" } },
    });
  });
});
