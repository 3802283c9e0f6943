import type { SourceFile } from "#scripts/brands/json/sourceFile.ts";

/** A file with a value as JSON, indented as tools write it. */
export const fileOf = (file: string, value: unknown): SourceFile => ({ file, text: JSON.stringify(value, null, 2) });

/** A colour as Figma exports it. */
export function figmaColour(hex: string, alpha = 1): unknown {
  const components = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255);
  return { colorSpace: "srgb", components, alpha, hex: hex.toUpperCase() };
}

/** A variable of Figma with a colour of its own. */
const variable = (hex: string, alpha = 1) => ({
  $type: "color",
  $value: figmaColour(hex, alpha),
  $extensions: { "com.figma.variableId": "VariableID:1:2", "com.figma.scopes": ["ALL_SCOPES"] },
});

/** A variable that is an alias of one in another collection: its value is written too. */
const across = (hex: string, target: string) => ({
  $type: "color",
  $value: figmaColour(hex),
  $extensions: {
    "com.figma.variableId": "VariableID:1:3",
    "com.figma.aliasData": {
      targetVariableId: "VariableID:1:1",
      targetVariableName: target,
      targetVariableSetId: "VariableCollectionId:1:0",
      targetVariableSetName: "Primitives",
    },
  },
});

const mode = (name: string) => ({ $extensions: { "com.figma.modeName": name } });

const themeMode = (name: string, colours: Readonly<Record<"fjord" | "ink" | "paper" | "quiet", string>>) => ({
  Color: {
    Background: {
      Default: { Page: across(colours.paper, "Paper/100"), Surface: variable(colours.paper) },
      Brand: { Default: across(colours.fjord, "Fjord/700"), Hover: variable(colours.ink) },
    },
    Text: { Default: variable(colours.ink), Secondary: variable(colours.quiet) },
    Heading: { $type: "color", $value: "{Color.Text.Default}" },
  },
  ...mode(name),
});

/** Variables of two collections as Figma exports them: primitives of one mode, a theme of two. */
export const figmaFiles: readonly SourceFile[] = [
  fileOf("Primitives/Mode 1.tokens.json", {
    Fjord: { 100: variable("#e6f0f5"), 400: variable("#5fa3bf"), 700: variable("#0f4c66"), 900: variable("#06212d") },
    Paper: { 100: variable("#ffffff") },
    Radius: { Card: { $type: "number", $value: 14 } },
    Font: { Family: { Body: { $type: "string", $value: "Work Sans" } }, Size: { Md: { $type: "number", $value: 18 } } },
    Shown: { $type: "boolean", $value: true },
    ...mode("Mode 1"),
  }),
  fileOf(
    "Theme/Light.tokens.json",
    themeMode("Light", { fjord: "#0f4c66", ink: "#06212d", paper: "#ffffff", quiet: "#48606c" }),
  ),
  fileOf(
    "Theme/Dark.tokens.json",
    themeMode("Dark", { fjord: "#8cc6de", ink: "#e6f0f5", paper: "#0b1418", quiet: "#a9bcc5" }),
  ),
];

const colour = (hex: string) => ({ $value: figmaColour(hex) });

/** Tokens of DTCG 2025.10 with a resolver: a palette, and a modifier for light and dark. */
export const resolverFiles: readonly SourceFile[] = [
  fileOf("design/system.resolver.json", {
    version: "2025.10",
    sets: { palette: { sources: [{ $ref: "./palette.tokens.json" }] } },
    modifiers: {
      theme: {
        contexts: {
          light: [{ $ref: "theme/light.tokens.json" }],
          dark: [{ $ref: "theme/dark.tokens.json" }],
          "dark-high-contrast": [{ $ref: "theme/dark.tokens.json" }],
        },
        default: "light",
      },
    },
    resolutionOrder: [{ $ref: "#/sets/palette" }, { $ref: "#/modifiers/theme" }],
  }),
  fileOf("design/palette.tokens.json", {
    blue: { $type: "color", 200: colour("#cfe0f5"), 700: colour("#1a4f8f") },
  }),
  fileOf("design/theme/light.tokens.json", {
    background: { $type: "color", $root: colour("#fafafa"), action: { $value: "{blue.700}" } },
    text: { $type: "color", $root: colour("#1b1b1b") },
    border: { $type: "color", $root: { $ref: "#/blue/200" } },
  }),
  fileOf("design/theme/dark.tokens.json", {
    background: { $type: "color", $root: colour("#101418"), action: { $value: "{blue.200}" } },
    text: { $type: "color", $root: colour("#f2f2f2") },
  }),
];

/** A file of Tokens Studio: sets and themes, values and types without `$`. */
export const tokensStudioFile: SourceFile = fileOf("tokens.json", {
  global: {
    farge: { skog: { 100: { value: "#e4f0e8", type: "color" }, 700: { value: "#1f5a3c", type: "color" } } },
    avstand: {
      md: { value: "16", type: "spacing" },
      lg: { value: "{avstand.md} * 2", type: "spacing" },
    },
    hjorne: { kort: { value: "10px", type: "borderRadius" } },
    skygge: {
      kort: {
        value: { x: "0", y: "2", blur: "6", spread: "0", color: "#00000022", type: "dropShadow" },
        type: "boxShadow",
      },
    },
    linje: { brodtekst: { value: "150%", type: "lineHeights" } },
  },
  lys: {
    bakgrunn: { side: { value: "#f8faf8", type: "color" }, primær: { value: "{farge.skog.700}", type: "color" } },
    tekst: { value: "#14231a", type: "color" },
  },
  mørk: {
    bakgrunn: { side: { value: "#0e1711", type: "color" }, primær: { value: "{farge.skog.100}", type: "color" } },
    tekst: { value: "#eef4f0", type: "color" },
  },
  $themes: [
    { id: "1", name: "Lys", selectedTokenSets: { global: "source", lys: "enabled" } },
    { id: "2", name: "Mørk", selectedTokenSets: { global: "source", mørk: "enabled" } },
  ],
  $metadata: { tokenSetOrder: ["global", "lys", "mørk"] },
});

/** Figma's export of a collection with three modes: light, dark, and more contrast for some customers. */
export const figmaThreeModes: readonly SourceFile[] = [
  ["Light", "#145a6e", "#10181b"],
  ["Dark", "#8fd0e3", "#f0f6f8"],
  ["High contrast", "#002a36", "#000000"],
].map(([name = "", action = "", ink = ""]) =>
  fileOf(`modes/${name}.tokens.json`, {
    background: { action: variable(action) },
    text: { default: variable(ink) },
    ...mode(name),
  }),
);

const studioColour = (value: string, modify?: object) => ({
  value,
  type: "color",
  ...(modify === undefined ? {} : { $extensions: { "studio.tokens": { modify } } }),
});
const studioTheme = (name: string, group: string, selectedTokenSets: object) => ({
  id: `${group} ${name}`,
  name,
  group,
  selectedTokenSets,
});

/** A file of Tokens Studio with two groups of themes: brand and mode. Colours are modified, a radius is calculated. */
export const studioBrandsFile: SourceFile = fileOf("brands.json", {
  core: {
    havn: studioColour("#145a6e"),
    rogn: studioColour("#9c2f1c"),
    step: { value: "4", type: "sizing" },
    radius: { card: { value: "{step} * 3", type: "borderRadius" } },
  },
  "brand/vik": { merke: studioColour("{havn}"), background: { footer: studioColour("#0c2f3a") } },
  "brand/li": { merke: studioColour("{rogn}") },
  "mode/light": {
    background: {
      action: studioColour("{merke}"),
      "action-hover": studioColour("{merke}", { type: "darken", value: "0.4", space: "lch" }),
    },
  },
  "mode/dark": { background: { action: studioColour("{merke}", { type: "lighten", value: "0.6", space: "lch" }) } },
  $themes: [
    studioTheme("Vik", "Brand", { core: "source", "brand/vik": "enabled" }),
    studioTheme("Li", "Brand", { core: "source", "brand/li": "enabled" }),
    studioTheme("Light", "Mode", { "mode/light": "enabled" }),
    studioTheme("Dark", "Mode", { "mode/dark": "enabled" }),
  ],
  $metadata: { tokenSetOrder: ["core", "brand/vik", "brand/li", "mode/light", "mode/dark"] },
});

/** The same kind of tokens as a folder of Tokens Studio: a file for each set, the themes and their order. */
export const studioFolder: readonly SourceFile[] = [
  {
    file: "studio/$themes.json",
    text: JSON.stringify([
      { id: "1", name: "Lysmodus", selectedTokenSets: { base: "source", "mode/lys": "enabled" } },
      { id: "2", name: "Mørkmodus", selectedTokenSets: { base: "source", "mode/mork": "enabled" } },
    ]),
  },
  fileOf("studio/$metadata.json", { tokenSetOrder: ["base", "mode/lys", "mode/mork"] }),
  fileOf("studio/base.json", {
    havn: { $type: "color", $value: "#145a6e" },
    himmel: { $type: "color", $value: "#8fd0e3" },
  }),
  fileOf("studio/mode/lys.json", { background: { action: { $type: "color", $value: "{havn}" } } }),
  fileOf("studio/mode/mork.json", { background: { action: { $type: "color", $value: "{himmel}" } } }),
];

/** What Jøkul's theme builder sends: colours by role with light and dark, and a font. */
export const jokulFile: SourceFile = fileOf("jokul.json", {
  name: "Vik",
  color: {
    background: {
      page: { light: "#ffffff", dark: "#0b1418" },
      action: { light: "rgb(20 90 110)", dark: "oklch(81% 0.08 216)" },
    },
    text: { default: { light: "#10181b", dark: "hsl(198 36% 96%)" } },
    border: { light: "gainsboro" },
  },
  font: { family: "Work Sans", weight: 450 },
});
