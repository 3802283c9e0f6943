import { describe, expect, test } from "vitest";
import type { SourceFile } from "#scripts/brands/json/sourceFile.ts";
import {
  figmaThreeModes,
  fileOf,
  jokulFile,
  studioBrandsFile,
  studioFolder,
} from "#tests/support/look/designerFiles.ts";
import { withImport } from "#tests/support/look/LookImport.ts";
import { readFiles, shown } from "#tests/support/look/readFiles.ts";
import { inWords } from "#scripts/findings/inWords.ts";
import type { Look } from "./Look.ts";

/** Light and dark of each token. */
const valuesOf = ({ tokens }: Look) =>
  Object.fromEntries([...tokens.values()].map(({ name, light, dark }) => [name, [shown(light), shown(dark)]]));
const notesOf = ({ findings }: Look) => findings.map((finding) => inWords(finding).message);
const colour = (value: unknown, more: object = {}) => ({ $type: "color", $value: value, ...more });

describe("Tokens Studio", () => {
  test("brand and mode: the themes are put together, colours are modified, sums are calculated", async () => {
    const look = await readFiles([studioBrandsFile], ["li"]);
    expect(valuesOf(look)).toMatchObject({
      "background.action": ["#9c2f1c", "#dfac9d"],
      "background.action-hover": ["#5d2115", undefined],
      "radius.card": [12, undefined],
    });
    expect(valuesOf(look)).not.toHaveProperty("background.footer");
    expect(look.files).toEqual([{ file: "brands.json", scheme: "light (Li, Light), dark (Li, Dark)" }]);
    expect(notesOf(look)).toEqual(["Left out: Vik. What is read instead: Li"]);
    expect(look.tokens.get("radius.card")?.place).toMatchObject({ file: "brands.json", line: 16, column: 7 });
  });

  test("a folder: a file for each set, in the order of the metadata", async () => {
    const look = await readFiles(studioFolder.map(asThemes));
    expect(valuesOf(look)["background.action"]).toEqual(["#145a6e", "#8fd0e3"]);
    expect(look.files.map(({ file, scheme }) => `${file}: ${scheme}`)).toEqual([
      "studio/base.json: light and dark",
      "studio/mode/lys.json: light",
      "studio/mode/mork.json: dark",
    ]);
  });

  test("without themes the names of the sets say it, and brands are asked about", async () => {
    const sets = {
      "vik/light": { background: { action: colour("#145a6e") } },
      "vik/dark": { background: { action: colour("#8fd0e3") } },
      "vik/base": { background: { footer: colour("#0c2f3a") } },
      "li/light": { background: { action: colour("#9c2f1c") } },
      $themes: [],
    };
    const file = fileOf("sets.json", sets);
    expect((await readFiles([file])).questions.map(({ names }) => names)).toEqual([["vik", "li"]]);
    expect(valuesOf(await readFiles([file], ["vik"]))).toEqual({
      "background.action": ["#145a6e", "#8fd0e3"],
      "background.footer": ["#0c2f3a", undefined],
    });
    expect(valuesOf(await readFiles([file], ["li"]))).toEqual({ "background.action": ["#9c2f1c", undefined] });
  });

  test("groups of themes with light and dark of their own are brands", async () => {
    const theme = (name: string, group: string, set: string) => ({
      name,
      group,
      selectedTokenSets: { [set]: "enabled" },
    });
    const file = fileOf("groups.json", {
      a: { background: { action: colour("#145a6e") } },
      b: { background: { action: colour("#9c2f1c"), footer: colour("#222222") } },
      $themes: [theme("Light", "Vik", "a"), theme("Light", "Li", "b"), theme("Dark", "Li", "b")],
    });
    expect((await readFiles([file])).questions.map(({ names }) => names)).toEqual([["Vik", "Li"]]);
    expect(valuesOf(await readFiles([file], ["Vik"]))).toEqual({ "background.action": ["#145a6e", undefined] });
  });

  test("a group of themes beside light and dark, such as that of the sets with the roles, is read in both", async () => {
    const file = fileOf("groups.json", {
      "scale/light": { blue: colour("#145a6e") },
      "scale/dark": { blue: colour("#8fd0e3") },
      semantic: { background: { action: colour("{blue}") } },
      $themes: [
        { name: "Light", group: "Color scheme", selectedTokenSets: { "scale/light": "enabled" } },
        { name: "Dark", group: "Color scheme", selectedTokenSets: { "scale/dark": "enabled" } },
        { name: "Semantic", group: "Semantic", selectedTokenSets: { semantic: "enabled" } },
      ],
    });
    const look = await readFiles([file]);
    expect([valuesOf(look)["background.action"], notesOf(look)]).toEqual([["#145a6e", "#8fd0e3"], []]);
  });

  test("sums, modifiers and types without sets and themes", async () => {
    const look = await readFiles([
      fileOf("a.json", {
        step: { $type: "spacing", $value: "8" },
        radius: { card: { $type: "borderRadius", $value: "roundTo({ step } * 1.5)" } },
        action: colour("#145a6e", {
          $extensions: { "studio.tokens": { modify: { type: "mix", color: "{faint}", value: "0.5", space: "srgb" } } },
        }),
        white: colour("#ffffff"),
        faint: colour("rgba(#ffffff, 0.5)"),
        shadow: {
          card: {
            $type: "boxShadow",
            $value: {
              x: "0",
              y: "{step} / 4",
              blur: "{step}",
              spread: "0",
              color: "rgba({white}, 0.2)",
              type: "dropShadow",
            },
          },
        },
      }),
    ]);
    expect(notesOf(look)).toEqual([]);
    expect(valuesOf(look)).toMatchObject({ "radius.card": [12, undefined], action: ["#8aacb7bf", undefined] });
    expect(look.tokens.get("shadow.card")?.light).toMatchObject({ offsetY: { value: 2, unit: "px" } });
  });
});

const asThemes = (source: SourceFile): SourceFile =>
  source.file.endsWith("$themes.json") ? { ...source, text: `{"$themes":${source.text}}` } : source;

test("Figma's three modes: light and dark are read, and more contrast is left out", async () => {
  const look = await readFiles(figmaThreeModes);
  expect(valuesOf(look)).toEqual({
    "background.action": ["#145a6e", "#8fd0e3"],
    "text.default": ["#10181b", "#f0f6f8"],
  });
  expect(notesOf(look)).toEqual([expect.stringContaining("Left out: High contrast") as string]);
});

test("Jøkul's theme builder: colours of CSS in light and dark, a font and its weight", async () => {
  const look = await readFiles([jokulFile]);
  expect(valuesOf(look)).toEqual({
    "color.background.page": ["#ffffff", "#0b1418"],
    "color.background.action": ["#145a6e", "#82cee2"],
    "color.text.default": ["#10181b", "#f1f6f8"],
    "color.border": ["#dcdcdc", undefined],
    "font.heading": [["Work Sans"], undefined],
    "font.body": [["Work Sans"], undefined],
    "font.weightBody": [450, undefined],
  });
  expect(notesOf(look)).toEqual(['"name" is left out: no role takes it']);
  expect(look.tokens.get("color.border")?.place).toMatchObject({ line: 20, column: 5 });
});

test("weights of Jøkul's theme builder by their names are for the roles of fonts", async () => {
  const color = { page: { light: "#ffffff" } };
  const look = await readFiles([
    fileOf("jokul.json", { color, font: { weight: { normal: 400, bold: 700, thin: 200 } } }),
  ]);
  expect(valuesOf(look)).toMatchObject({
    "font.weightBody": [400, undefined],
    "font.weightStrong": [700, undefined],
    "font.weightHeading": [700, undefined],
  });
  expect(notesOf(look)).toEqual([expect.stringContaining('"font.weight.thin" is left out') as string]);
});

test("a font of Jøkul's theme builder that is not installed is named once, as it is in the file", async () => {
  const color = { page: { light: "#ffffff" } };
  const file = fileOf("jokul.json", { color, font: { family: "Ukjent Grotesk" } });
  await withImport([file], async (given) => {
    const { output } = await given.run("--dry-run");
    expect(output.match(/.*is not installed/g)).toEqual([
      '  "font.family" is left out: the font Ukjent Grotesk is not installed',
    ]);
  });
});

describe("DTCG", () => {
  test("aliases with spaces, with .value, to groups, and of 0", async () => {
    const look = await readFiles([
      fileOf("a.json", {
        grey: { $type: "color", $root: { $value: "#eeeeee" } },
        page: colour("{ grey }"),
        surface: colour("{page.value}"),
        none: { $type: "number", $value: 0 },
        size: { $type: "number", $value: "{none}" },
      }),
    ]);
    expect([notesOf(look), valuesOf(look)]).toEqual([
      [],
      {
        grey: ["#eeeeee", undefined],
        page: ["#eeeeee", undefined],
        surface: ["#eeeeee", undefined],
        none: [0, undefined],
        size: [0, undefined],
      },
    ]);
  });

  test.each([
    ["rgb(20, 90, 110)", "#145a6e"],
    ["rgb(20 90 110 / 50%)", "#145a6e80"],
    ["hsl(193 69% 25%)", "#14596c"],
    ["oklch(43% 0.07 216)", "#125968"],
    ["rebeccapurple", "#663399"],
    ["color(display-p3 1 0 0)", "color(display-p3 1 0 0)"],
    ["var(--brand)", undefined],
    ["expression(alert(1))", undefined],
  ])("the colour %s is %s", async (css, value) => {
    const look = await readFiles([fileOf("a.json", { page: colour(css), other: colour("#fff") })]);
    expect(shown(look.tokens.get("page")?.light)).toBe(value);
    expect(notesOf(look)).toHaveLength(value === undefined ? 1 : 0);
  });

  test("a mode in the extensions is read when its name says light or dark", async () => {
    const look = await readFiles([
      fileOf("a.json", { page: colour("#fff", { $extensions: { mode: { Mørk: "#111" } } }), link: colour("{page}") }),
    ]);
    expect(valuesOf(look)).toEqual({ page: ["#ffffff", "#111111"], link: ["#ffffff", "#111111"] });
  });

  test("groups called light and dark are the schemes, and groups with the same roles are brands", async () => {
    const group = (action: string, hero: string) => ({ background: { action: colour(action), hero: colour(hero) } });
    const schemes = fileOf("a.json", { light: group("#145a6e", "#0c2f3a"), dark: group("#8fd0e3", "#123456") });
    expect(valuesOf(await readFiles([schemes]))).toEqual({
      "background.action": ["#145a6e", "#8fd0e3"],
      "background.hero": ["#0c2f3a", "#123456"],
    });
    const brands = fileOf("a.json", { vik: group("#145a6e", "#0c2f3a"), li: group("#9c2f1c", "#5a1206") });
    expect((await readFiles([brands])).questions.map(({ names }) => names)).toEqual([["vik", "li"]]);
    expect(valuesOf(await readFiles([brands], ["li"]))["background.action"]).toEqual(["#9c2f1c", undefined]);
    const ofStudio = fileOf("a.json", { set: JSON.parse(brands.text) as object, $themes: [] });
    expect((await readFiles([ofStudio])).questions.map(({ names }) => names)).toEqual([["vik", "li"]]);
    // Parts of a page have the same names too, and are no brands.
    const parts = fileOf("a.json", { button: group("#145a6e", "#0c2f3a"), input: group("#9c2f1c", "#5a1206") });
    expect((await readFiles([parts])).questions).toEqual([]);
  });

  test("a modifier without a default is asked about, one with a default is read", async () => {
    const brand = { contexts: { vik: [{ link: colour("#145a6e") }], li: [{ link: colour("#9c2f1c") }] } };
    const resolver = (modifier: object) =>
      fileOf("a.resolver.json", {
        version: "2025.10",
        modifiers: { brand: modifier },
        resolutionOrder: [{ $ref: "#/modifiers/brand" }],
      });
    expect((await readFiles([resolver(brand)])).questions).toEqual([
      { file: "a.resolver.json", group: "brand", names: ["vik", "li"] },
    ]);
    const look = await readFiles([resolver({ ...brand, default: "li" })]);
    expect([valuesOf(look), notesOf(look)]).toEqual([
      { link: ["#9c2f1c", undefined] },
      ["Left out: vik. What is read instead: li"],
    ]);
  });
});
