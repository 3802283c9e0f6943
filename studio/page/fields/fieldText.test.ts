import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { type MainKind, mainKinds } from "#studio/document/StudioDocument.ts";
import { fieldsAt, schemaNodes } from "./schemaNodes.ts";
import type { JsonSchema } from "../studioApi.ts";
import { describedFields, fieldPattern, type FieldPath, valueText } from "#studio/document/describeField.ts";
import { fieldText } from "./fieldText.ts";

const schemas: Readonly<Record<MainKind, JsonSchema>> = {
  descriptor: JSON.parse(readFileSync("tenants/tenant.schema.json", "utf8")) as JsonSchema,
  theme: JSON.parse(readFileSync("themes/theme.schema.json", "utf8")) as JsonSchema,
};

/** Every path of a schema, with 0 for items and a made-up word for keys. A role ends it: it is described as a whole. */
function pathsOf(root: JsonSchema, path: FieldPath = []): FieldPath[] {
  const fields = fieldsAt(root, path);
  if (fields.has("$value")) return [];
  const nodes = schemaNodes(root, path);
  const isMap = nodes.some(({ additionalProperties }) => typeof additionalProperties === "object");
  const steps = [
    ...fields.keys(),
    ...(nodes.some(({ items }) => items !== undefined) ? [0] : []),
    ...(isMap && !["$extensions", "palette"].includes(String(path.at(-1))) ? ["any-key"] : []),
  ].filter(
    (step) =>
      !/^\$(?:deprecated|description|extends|extensions|ref|root|type)$/.test(String(step)) || path.length === 0,
  );
  return steps.flatMap((step) => [[...path, step], ...pathsOf(root, [...path, step])]);
}

describe.each(mainKinds)("The words for the fields of the %s", (kind) => {
  const paths = pathsOf(schemas[kind]);

  test("every field of the schema has them", () => {
    expect(paths.length).toBeGreaterThan(90);
    expect(paths.filter((path) => fieldText(kind, path)?.lang !== "nb")).toEqual([]);
  });

  test("no words are left of a field that was removed", () => {
    const used = new Set(
      [...paths, ["palette", "any-key"], ["palette", "any-key", "$description"]].map((path) =>
        fieldPattern(kind, path),
      ),
    );
    expect(describedFields(kind).filter((pattern) => !used.has(pattern))).toEqual([]);
  });

  test("every value that can be chosen from a list has them", () => {
    const unnamed = paths.flatMap((path) =>
      schemaNodes(schemas[kind], path)
        .flatMap(({ enum: choices = [], const: only, type }) => [
          ...choices,
          ...(only === undefined ? [] : [only]),
          ...([type].flat().includes("boolean") ? [true, false] : []),
        ])
        .filter((value) => value !== null && valueText(kind, path, value) === undefined)
        .map((value) => `${path.join(".")}: ${JSON.stringify(value)}`),
    );
    expect(unnamed).toEqual([]);
  });
});

describe("fieldText", () => {
  test("names what a key means", () => {
    expect(fieldText("descriptor", ["recommendations", "byProduct", "BIL"])?.title).toBe("Ved siden av bil");
    expect(fieldText("descriptor", ["texts", "felles", "menu.open"])?.title).toBe("Teksten «menu.open»");
  });

  test("explains a value of an environment or a campaign as that of the brand", () => {
    const lead = fieldText("descriptor", ["marketing", "heroLead"]);
    expect(fieldText("descriptor", ["environments", "QA", "marketing", "heroLead"])).toEqual(lead);
  });

  test("a text of a campaign says in which part of it, with the explanation of the brand's own", () => {
    const own = fieldText("descriptor", ["marketing", "heroLead"]);
    const inCampaign = (part: string) =>
      fieldText("descriptor", ["marketing", "campaigns", "jul-2026", part, "heroLead"]);
    expect(inCampaign("before")).toEqual({ ...own, title: `${own?.title}, før jul-2026` });
    expect(inCampaign("texts")?.title).toBe(`${own?.title}, i jul-2026`);
    const inQa = ["environments", "QA", "marketing", "campaigns", "jul-2026", "after", "carCampaign", "title"];
    expect(fieldText("descriptor", inQa)?.title).toBe("Bilkampanje, overskrift, etter jul-2026");
    expect(fieldText("descriptor", inQa.slice(0, 6))?.title).toBe("Etter kampanjen");
  });

  test("a value of an environment is named as that of the brand", () => {
    expect(fieldText("descriptor", ["environments", "QA", "hostnames"])?.title).toBe("Vertsnavn, QA");
  });

  test("explains a role of the theme as a whole", () => {
    expect(fieldText("theme", ["color", "page", "$value"])).toEqual(fieldText("theme", ["color", "page"]));
  });

  test("has the schema's words for a field without its own", () => {
    const schema: JsonSchema = { properties: { added: { description: "A new field." } } };
    expect(fieldText("descriptor", ["added"], schema)).toEqual({ title: "added", text: "A new field.", lang: "en" });
    expect(fieldText("descriptor", ["unknown"], schema)).toBeUndefined();
  });
});
