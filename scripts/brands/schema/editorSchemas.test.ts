import { colourText } from "#tests/support/brandFixtures/colourText.ts";
import { repository } from "#scripts/files/repository.ts";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { parse } from "jsonc-parser";
import { describe, expect, test } from "vitest";

import { fixtureDescriptor, fixtureTheme } from "#tests/support/brandFixtures/fixtureFolder.ts";
import { editorSchema, schemaText } from "./layerSchema.ts";
import { resolverJsonSchema } from "../themes/resolverSchema.ts";
import { themeSchema } from "../themes/themeSchema.ts";

const read = (path: string): string => readFileSync(join(repository, path), "utf8");
const namesIn = (folder: string): string[] => readdirSync(join(repository, folder));

// "allowComments" and "allowTrailingCommas" are words of VS Code.
const ajv = new Ajv2020({ strict: false, allErrors: true });
const isDescriptor = ajv.compile(editorSchema());
const isTheme = ajv.compile(themeSchema());

const descriptors = [
  "tenants/base.jsonc",
  ...namesIn("tenants")
    .filter((name) => !name.includes("."))
    .map((id) => `tenants/${id}/tenant.jsonc`),
];
const themes = namesIn("themes").filter((name) => name.endsWith(".tokens.json") && !/^(?:base|contract)\./.test(name));

describe("the schemas for editors, read by a validator of JSON schemas", () => {
  test.each(descriptors.map((path) => [path]))("%s is valid", (path) => {
    expect(isDescriptor(parse(read(path))) ? [] : isDescriptor.errors).toEqual([]);
  });

  test.each(themes.map((name) => [name]))("themes/%s is valid, and names its schema", (name) => {
    const theme = JSON.parse(read(`themes/${name}`)) as { $schema: string };
    expect(isTheme(theme) ? [] : isTheme.errors).toEqual([]);
    expect(theme.$schema).toBe("./theme.schema.json");
  });

  test.each([
    ['"alignment": "left"', '"alignement": "left"'],
    ['"left"', '"middle"'],
    ['"21 00 00 00"', "21000000"],
    ['"Production"', '"Prod"'],
  ])("a descriptor with %s as %s is not", (from, to) => {
    const text = fixtureDescriptor("fjord");
    expect(isDescriptor(parse(text))).toBe(true);
    expect(isDescriptor(parse(text.replace(from, to)))).toBe(false);
  });

  test.each([
    [colourText("#f6f6f6"), '"white"'],
    [colourText("#f6f6f6"), '"#f6f6f6"'],
    ['"page": {', '"pagge": {'],
    ['"underline"', '"underlined"'],
    [/"unit": "px"/, '"unit": "vw"'],
  ])("a theme with %s as %s is not", async (from, to) => {
    const text = await fixtureTheme();
    expect(isTheme(JSON.parse(text)) ? [] : isTheme.errors).toEqual([]);
    expect(isTheme(JSON.parse(text.replace(from, to)))).toBe(false);
  });

  test("themes/resolver.schema.json is what `npm run generate:schema` writes", () => {
    expect(read("themes/resolver.schema.json") === schemaText(resolverJsonSchema())).toBe(true);
  });

  test("themes/theme.schema.json is what `npm run generate:schema` writes", () => {
    expect(read("themes/theme.schema.json") === schemaText(themeSchema())).toBe(true);
  });

  test("are short, and have examples", () => {
    expect(schemaText(themeSchema()).split("\n").length).toBeLessThan(2100);
    expect(schemaText(editorSchema())).toContain('"examples": ["21000000"]');
    expect(schemaText(themeSchema())).toContain("{palette.navy}");
  });
});
