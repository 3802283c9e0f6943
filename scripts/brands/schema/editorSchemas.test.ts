import { colourText } from "#tests/support/brandFixtures/colourText.ts";
import { repository } from "#scripts/files/repository.ts";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { parse } from "jsonc-parser";
import { describe, expect, test } from "vitest";

import { fixtureDescriptor, fixtureTheme } from "#tests/support/brandFixtures/fixtureFolder.ts";
import { editorSchema, languageEditorSchema, schemaText } from "./layerSchema.ts";
import { resolverJsonSchema } from "../themes/resolverSchema.ts";
import { takenOverSchema, themeSchema } from "../themes/themeSchema.ts";

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
const isLanguageFile = ajv.compile(languageEditorSchema());
const languageFiles = readdirSync(join(repository, "tenants"), { recursive: true, encoding: "utf8" }).filter((name) =>
  /\.(?:nb|nn|en)\.jsonc$/.test(name),
);
const isTakenOver = ajv.addSchema(themeSchema(), "theme.schema.json").compile(takenOverSchema());
const tokenFiles = namesIn("themes").filter(
  (name) => name.endsWith(".tokens.json") && !/^(?:base|contract)\./.test(name),
);
const takenOver = tokenFiles.filter((name) => /\.(?:dark|more)\.tokens\.json$/.test(name));
const themes = tokenFiles.filter((name) => !takenOver.includes(name));

describe("the schemas for editors, read by a validator of JSON schemas", () => {
  test.each(descriptors.map((path) => [path]))("%s is valid", (path) => {
    expect(isDescriptor(parse(read(path))) ? [] : isDescriptor.errors).toEqual([]);
  });

  test.each(languageFiles.map((name) => [name]))("tenants/%s is valid, and names its schema", (name) => {
    const texts = parse(read(`tenants/${name}`)) as { $schema: string };
    expect(isLanguageFile(texts) ? [] : isLanguageFile.errors).toEqual([]);
    expect(texts.$schema).toBe(`${name.includes("/") ? ".." : "."}/language.schema.json`);
  });

  test("a language file with an address is not valid", () => {
    expect(isLanguageFile({ faq: [{ link: { text: "See", url: "/a" } }] })).toBe(false);
  });

  test("tenants/language.schema.json is what `npm run generate:schema` writes", () => {
    expect(read("tenants/language.schema.json") === schemaText(languageEditorSchema())).toBe(true);
  });

  test.each(themes.map((name) => [name]))("themes/%s is valid, and names its schema", (name) => {
    const theme = JSON.parse(read(`themes/${name}`)) as { $schema: string };
    expect(isTheme(theme) ? [] : isTheme.errors).toEqual([]);
    expect(theme.$schema).toBe("./theme.schema.json");
  });

  test.each(takenOver.map((name) => [name]))("themes/%s is valid, and names its schema", (name) => {
    const values = JSON.parse(read(`themes/${name}`)) as { $schema: string };
    expect(isTakenOver(values) ? [] : isTakenOver.errors).toEqual([]);
    expect(values.$schema).toBe("./taken-over.schema.json");
  });

  test.each([
    ["a font", { font: { body: { $value: ["figtree"] } } }],
    ["a palette", { palette: { sea: { $type: "color", $value: "{color.page}" } } }],
    ["a role that there is not", { color: { pagge: { $value: "{color.page}" } } }],
    ["a value of no colour", { color: { page: { $value: "white" } } }],
  ])("values that are taken over with %s are not", (_, values) => {
    expect(isTakenOver(values)).toBe(false);
  });

  test("themes/taken-over.schema.json is what `npm run generate:schema` writes", () => {
    expect(read("themes/taken-over.schema.json") === schemaText(takenOverSchema())).toBe(true);
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
