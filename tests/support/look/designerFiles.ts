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
