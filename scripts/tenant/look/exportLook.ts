import { roles } from "#scripts/brands/themes/themeContract.ts";
import { type Dimension, isGenericFamily, type TokenValue } from "#scripts/brands/themes/tokenValue.ts";
import { colourObject } from "#scripts/shared/colours/colourObject.ts";
import { setValue } from "#scripts/shared/text/jsonc/setValue.ts";
import type { ThemeContexts } from "#scripts/shared/colours/contexts/buildContexts.ts";
import type { RoleValues } from "./applyLook.ts";
import { inUnit } from "./lengths.ts";
import { exportedName } from "./roleWords.ts";

/** A theme in all its contexts. */
export interface WholeTheme {
  /** All roles, in light with normal contrast. */
  readonly tokens: RoleValues;
  readonly contexts: ThemeContexts<TokenValue>;
}

/** Who reads the files: tools of DTCG 2025.10, or the import of variables in Figma. */
export const exportForms = ["dtcg", "figma"] as const;
/** The form of an export. */
export type ExportForm = (typeof exportForms)[number];

interface Context {
  /** Part of the file's name. */
  readonly name: string;
  /** The name of the mode in Figma. */
  readonly mode: string;
  readonly values: RoleValues;
}

/** All contexts of a theme with the values of all roles, built ones too. */
function contextsOf({ tokens, contexts }: WholeTheme): Context[] {
  const over = (...values: readonly RoleValues[]): RoleValues =>
    new Map([tokens, ...values].flatMap((each) => [...each]));
  const { dark, more, darkMore } = contexts;
  const light = [
    { name: "light", mode: "Light", values: over() },
    { name: "light-more-contrast", mode: "Light more contrast", values: over(more) },
  ];
  if (dark === undefined) return light;
  const ofDark = { name: "dark", mode: "Dark", values: over(dark) };
  const ofMore = { name: "dark-more-contrast", mode: "Dark more contrast", values: over(dark, darkMore ?? new Map()) };
  return [light[0], ofDark, light[1], ofMore].flatMap((each) => each ?? []);
}

/** `source-sans-3` as designers know it: `Source Sans 3`. */
const familyName = (family: string): string =>
  isGenericFamily(family)
    ? family
    : family.replaceAll(
        /(^|-)([a-z\d])/g,
        (_, gap: string, letter: string) => (gap === "" ? "" : " ") + letter.toUpperCase(),
      );

const length = (css: string): Dimension => ({
  value: Number.parseFloat(css),
  unit: css.endsWith("rem") ? "rem" : "px",
});

/** A colour from its CSS: `#rrggbb`, or `color(display-p3 …)` outside sRGB. */
function colourJson(css: string): unknown {
  const known = colourObject(css);
  if (known !== undefined) return known;
  const [components = "", alpha] = css.replace(/^color\(display-p3 |\)$/g, "").split(" / ");
  return {
    colorSpace: "display-p3",
    components: components.split(" ").map(Number),
    ...(alpha === undefined ? {} : { alpha: Number(alpha) }),
  };
}

/** A layer of a shadow as `tokenValue.ts` writes it. */
const layerPattern = /^(inset )?(\S+) (\S+) (\S+) (\S+) (.+)$/;

function shadowJson(css: string): unknown {
  const layers = css.split(/,(?![^(]*\))/).map((layer) => {
    const [, inset, offsetX = "", offsetY = "", blur = "", spread = "", color = ""] = layerPattern.exec(layer) ?? [];
    const lengths = { offsetX: length(offsetX), offsetY: length(offsetY), blur: length(blur), spread: length(spread) };
    return { color: colourJson(color), ...lengths, ...(inset === undefined ? {} : { inset: true }) };
  });
  return layers.length === 1 ? layers[0] : layers;
}

interface WrittenToken {
  readonly $type: string;
  readonly $value: unknown;
  readonly $extensions?: unknown;
}

function dtcgToken(value: TokenValue): WrittenToken {
  const { type: $type } = value;
  switch (value.type) {
    case "color":
      return { $type, $value: colourJson(value.css) };
    case "dimension":
      return { $type, $value: value.dimension };
    case "fontFamily":
      return { $type, $value: value.families.map(familyName) };
    case "shadow":
      return { $type, $value: shadowJson(value.css) };
    case "duration":
      return { $type, $value: { value: value.number, unit: value.css.endsWith("ms") ? "ms" : "s" } };
    default:
      return { $type, $value: value.number };
  }
}

/** Figma has colours, numbers and texts. A length is a number of px; there are no variables for shadows. */
function figmaToken(value: TokenValue): WrittenToken | undefined {
  const scoped = (...scopes: string[]) => ({ $extensions: { "com.figma.scopes": scopes } });
  switch (value.type) {
    case "color": {
      const color = colourObject(value.css);
      // Its alpha is always there.
      return color === undefined
        ? undefined
        : { $type: "color", $value: { ...color, alpha: color.alpha ?? 1 }, ...scoped("ALL_SCOPES") };
    }
    case "dimension":
      return { $type: "number", $value: inUnit("px", value.dimension), ...scoped("ALL_SCOPES") };
    case "fontFamily":
      return { $type: "string", $value: familyName(value.families[0] ?? ""), ...scoped("FONT_FAMILY") };
    case "fontWeight":
      return { $type: "number", $value: value.number, ...scoped("FONT_WEIGHT") };
    case "number":
      return { $type: "number", $value: value.number, ...scoped("ALL_SCOPES") };
    default:
      return undefined;
  }
}

type Tree = Record<string, Record<string, unknown>>;

function treeOf(values: RoleValues, tokenOf: (value: TokenValue) => WrittenToken | undefined): Tree {
  const tree: Tree = {};
  for (const { name, description } of roles) {
    const [group = "", token = ""] = exportedName(name).split(".");
    const value = values.get(name);
    const written = value === undefined ? undefined : tokenOf(value);
    if (written === undefined) continue;
    const { $extensions, ...rest } = written;
    const described = { ...rest, $description: description, ...($extensions === undefined ? {} : { $extensions }) };
    tree[group] = { ...tree[group], [token]: described };
  }
  return tree;
}

/** JSON as the repository's files have it: short values on one line. */
const jsonText = (value: Readonly<Record<string, unknown>>): string =>
  Object.entries(value).reduce((text, [key, each]) => setValue(text, [key], each, () => []), "{\n}\n");

/**
 * All contexts of a theme as complete files, by name, for other tools.
 * @param brand the start of the names of the files
 */
export function exportLook(brand: string, theme: WholeTheme, form: ExportForm): Map<string, string> {
  const contexts = contextsOf(theme);
  if (form === "figma")
    return new Map(
      contexts.map(({ mode, values }) => [
        `${mode}.tokens.json`,
        jsonText({ ...treeOf(values, figmaToken), $extensions: { "com.figma.modeName": mode } }),
      ]),
    );
  const fileOf = (name: string) => `${brand}.${name}.tokens.json`;
  const resolver = {
    $schema: "https://www.designtokens.org/schemas/2025.10/resolver.json",
    name: brand,
    version: "2025.10",
    modifiers: {
      look: {
        contexts: Object.fromEntries(contexts.map(({ name }) => [name, [{ $ref: fileOf(name) }]])),
        default: "light",
      },
    },
    resolutionOrder: [{ $ref: "#/modifiers/look" }],
  };
  return new Map([
    ...contexts.map(({ name, values }) => [fileOf(name), jsonText(treeOf(values, dtcgToken))] as const),
    [`${brand}.resolver.json`, jsonText(resolver)],
  ]);
}
