import { type FieldPlace, fieldOf } from "#studio/document/describeField.ts";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { fieldsAt } from "./schemaNodes.ts";
import type { JsonSchema } from "../studioApi.ts";
import { sectionOf } from "./sectionOf.ts";
import { sections } from "./sections.ts";

const fieldsOf = (file: string): string[] => [
  ...fieldsAt(JSON.parse(readFileSync(file, "utf8")) as JsonSchema, []).keys(),
];

describe("The sections of the form", () => {
  const shown = sections.flatMap(({ fields, inPanels = [] }) => [...fields, ...inPanels]);

  test.each(["tenants/tenant.schema.json", "themes/theme.schema.json"])("every field of %s is in one", (file) => {
    const kind = file.startsWith("tenants") ? "descriptor" : "theme";
    const roots = new Set(shown.filter((place) => place.kind === kind).map(({ path }) => path[0]));
    expect(fieldsOf(file).filter((name) => name !== "$schema" && !roots.has(name))).toEqual([]);
  });

  test("none is in two", () => {
    const keys = shown.map((place) => JSON.stringify(place));
    expect(new Set(keys).size).toBe(keys.length);
  });

  test.each<[FieldPlace["kind"], FieldPlace["path"], string]>([
    ["descriptor", ["footer", "contact", "telefon"], "contact"],
    ["descriptor", ["urls", "login"], "login"],
    ["descriptor", ["urls", "meldSkade"], "addresses"],
    ["descriptor", ["environments", "QA", "urls", "login"], "login"],
    ["descriptor", ["environments", "QA", "hostnames"], "addresses"],
    ["theme", ["radius", "card"], "look"],
    ["theme", ["color", "page", "$value"], "look"],
  ])("%s %j is in its section", (kind, path, id) => {
    expect(sectionOf({ kind, path })?.id).toBe(id);
  });

  test("a field of an environment is that of the brand", () => {
    expect(fieldOf({ kind: "descriptor", path: ["environments", "QA", "logo", "url"] }).path).toEqual(["logo", "url"]);
  });

  test("a field that does not exist has no section", () => {
    expect(sectionOf({ kind: "descriptor", path: ["logoo"] })).toBeUndefined();
  });
});
