import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, test } from "vitest";

import { fixtureFiles, fixtureTheme, withFolder } from "#tests/support/brandFixtures/fixtureFolder.ts";
import { isError } from "#scripts/findings/Finding.ts";
import { parseJsonFile } from "../json/jsonFile.ts";
import { loadBrands } from "../loadBrands.ts";
import { loadWorkspace } from "../loadWorkspace.ts";
import { loadTheme } from "../themes/loadTheme.ts";
import { resolverJsonSchema, resolverText } from "../themes/resolverSchema.ts";
import { themeSchema } from "../themes/themeSchema.ts";

const ajv = new Ajv2020({ strict: false, allErrors: true });
const isTheme = ajv.compile(themeSchema());
const isResolver = ajv.compile(resolverJsonSchema());

interface ThemeFile {
  color: Record<string, unknown>;
  readonly font: Record<string, unknown>;
  readonly shadow: { readonly card: { readonly $value: Record<string, unknown> } };
  readonly $extensions: Record<string, unknown>;
  palette?: unknown;
}

const light = { colorSpace: "srgb", components: [0.98, 0.98, 0.98] };

describe("The editor's schemas, npm run validate and the build (spec: brands-26, brands-27)", () => {
  const value = (token: unknown) => (theme: ThemeFile) => void (theme.color["page"] = token);
  const palette = (group: unknown) => (theme: ThemeFile) => void (theme.palette = group);
  const black = { colorSpace: "srgb", components: [0, 0, 0] };
  test.each<[what: string, isValid: boolean, change: (theme: ThemeFile) => void]>([
    ["a hex text as a colour", false, value({ $value: "#f6f6f6" })],
    ["a component beyond its range", false, value({ $value: { colorSpace: "srgb", components: [0, 0, 1.1] } })],
    ["the hue 360", false, value({ $value: { colorSpace: "oklch", components: [0.97, 0, 360] } })],
    ["four components", false, value({ $value: { colorSpace: "srgb", components: [0, 0, 0, 1] } })],
    ["two components", false, value({ $value: { colorSpace: "srgb", components: [0, 0] } })],
    ["a space that is not of the standard", false, value({ $value: { colorSpace: "hsv", components: [0, 0, 0] } })],
    ["a hex of eight digits", false, value({ $value: { ...black, hex: "#00000000" } })],
    ["another key in a colour", false, value({ $value: { ...black, profile: "x" } })],
    ["a number as a description", false, value({ $value: "{color.surface}", $description: 1 })],
    ["a misspelt property of a token", false, value({ $value: "{color.surface}", $desciption: "" })],
    ["a token with a value and a reference", false, value({ $value: "{color.surface}", $ref: "#/color/surface" })],
    ["a type without a place in the palette", false, palette({ a: { $type: "gradient", $value: [] } })],
    ["a misspelt property in the palette", false, palette({ $typ: "color", a: { $value: black } })],
    ["a name with a dot in the palette", false, palette({ $type: "color", "a.b": { $value: black } })],
    ["an unknown property of a deep group", false, palette({ a: { b: { $x: {} } } })],
    ["a shadow without its blur", false, (theme) => void delete theme.shadow.card.$value["blur"]],
    ["an unknown name of a weight", false, (theme) => void (theme.font["weightBody"] = { $value: "boldish" })],
    ["a reference to a token", true, value({ $ref: "#/color/surface" })],
    ["a reference to a value", true, value({ $value: { $ref: "#/color/surface/$value" } })],
    ["a part of another colour", true, value({ $value: { ...light, alpha: { $ref: "#/$extensions/opaque" } } })],
    ["none as a hue", true, value({ $value: { colorSpace: "oklch", components: [0.97, 0, "none"] } })],
    ["a name of a weight", true, (theme) => void (theme.font["weightBody"] = { $type: "fontWeight", $value: "book" })],
    ["a shadow inside", true, (theme) => (theme.shadow.card.$value["inset"] = true)],
    ["a deprecated group", true, (theme) => void (theme.palette = { $deprecated: "Soon.", $type: "color" })],
    [
      "groups in the palette",
      true,
      palette({ $type: "color", a: { $root: { $value: black }, b: { c: { $value: black } } } }),
    ],
    [
      "a group that extends another",
      true,
      palette({ a: { $type: "color", b: { $value: black } }, c: { $extends: "{palette.a}" } }),
    ],
    [
      "roles that are those of a group that is taken over",
      true,
      (theme) => {
        const { page, ...others } = theme.color;
        Object.assign(theme, {
          palette: { $type: "color", roles: { page } },
          color: { $extends: "{palette.roles}", ...others },
        });
      },
    ],
  ])("%s: the editor, npm run validate and the build agree that it is valid: %s", async (_, isValid, change) => {
    const theme = JSON.parse(await fixtureTheme()) as ThemeFile;
    Object.assign(theme.$extensions, { opaque: 1 });
    change(theme);
    const text = JSON.stringify(theme);
    const { json } = parseJsonFile({ file: "themes/fjord.tokens.json", text });
    const read = json && loadTheme("fjord", json);
    expect(isTheme(theme)).toBe(isValid);
    expect((read?.findings ?? []).filter(isError).length === 0).toBe(isValid);
    const files = { ...(await fixtureFiles("fjord")), "themes/fjord.tokens.json": text };
    expect(await withFolder(files, async (folder) => (await loadBrands(folder)).brands.length)).toBe(isValid ? 1 : 0);
  });

  test.each<[what: string, isValid: boolean, from: string, to: string]>([
    ["as it is written", true, "", ""],
    ["another version", false, '"2025.10"', '"2024.10"'],
    ["inline tokens", false, '"more": []', '"more": [{ "color": {} }]'],
    ["a modifier of its own", false, '"modifiers": {', '"modifiers": { "density": { "contexts": {} },'],
    ["another default", false, '"default": "normal"', '"default": "more"'],
  ])("a resolver with %s: the editor and npm run validate agree", async (_, isValid, from, to) => {
    const text = resolverText("fjord").replace(from, to);
    expect(isResolver(JSON.parse(text))).toBe(isValid);
    const files = { ...(await fixtureFiles("fjord")), "themes/fjord.resolver.json": text };
    const findings = await withFolder(files, async (folder) => loadWorkspace(folder).findings);
    expect(findings.length === 0).toBe(isValid);
  });
});
