import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Theme } from "#scripts/brands/themes/loadTheme.ts";
import { isGenericFamily } from "#scripts/brands/themes/tokenValue.ts";
import {
  type SubsetFont,
  subsetFont,
  fontLicence,
  fontSource,
  readFontMetrics,
  type WeightRange,
} from "./subsetFont.ts";
import { fallbackFace } from "./fallbackFace.ts";
import { fontParts, unicodeRange } from "./fontCharacters.ts";

/** A font file to publish, or the licence of its family. */
export interface FontFile {
  /** For example `figtree-latin.woff2`, `figtree-licence.txt`. */
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Whether the first page needs it. */
  readonly preload: boolean;
}

/** A theme's fonts, ready to be published. */
export interface BrandFonts {
  /** The families, as in the names of their packages: `figtree`. */
  readonly families: readonly string[];
  readonly files: readonly FontFile[];
  /** `@font-face` rules, given the published address of each file by its name. */
  readonly css: (urlOf: (name: string) => string) => string;
}

interface Family {
  readonly name: string;
  /** The weights in use, lightest first. */
  readonly weights: readonly number[];
}

interface FamilyPart {
  readonly file: FontFile;
  readonly font: SubsetFont;
}

const defaultCache = fileURLToPath(new URL("../../.cache/fonts/", import.meta.url));

/** The family that is loaded for a role: its first name. The names after it are fonts of the browser. */
function familyOf(theme: Pick<Theme, "tokens">, role: string): string | undefined {
  const value = theme.tokens.get(role);
  const first = value?.type === "fontFamily" ? value.families[0] : undefined;
  return first === undefined || isGenericFamily(first) ? undefined : first;
}

function weightOf(theme: Pick<Theme, "tokens">, role: string): number {
  const value = theme.tokens.get(role);
  if (value?.type !== "fontWeight") throw new Error(`The theme has no ${role}`);
  return value.number;
}

/** Headings use one weight, all other text uses two. The weight axis of a family is limited to the weights in use. */
function familiesOf(theme: Pick<Theme, "tokens">): Family[] {
  const used = new Map<string, number[]>();
  const add = (role: string, weights: number[]) => {
    const name = familyOf(theme, role);
    if (name !== undefined) used.set(name, [...(used.get(name) ?? []), ...weights]);
  };
  add("font.body", [weightOf(theme, "font.weightBody"), weightOf(theme, "font.weightStrong")]);
  add("font.heading", [weightOf(theme, "font.weightHeading")]);
  return [...used].map(([name, weights]) => ({ name, weights: [...new Set(weights)].sort((a, b) => a - b) }));
}

const rangeOf = ({ weights }: Family): WeightRange => ({ min: Math.min(...weights), max: Math.max(...weights) });

async function subsetParts(family: Family, cacheFolder: string): Promise<FamilyPart[]> {
  const parts: FamilyPart[] = [];
  for (const { name, characters, preload } of fontParts) {
    const font = await subsetFont(fontSource(family.name, name), characters, rangeOf(family), cacheFolder);
    // Prices in a column align only when all digits have the same width (docs/decisions/0007).
    if (preload && !font.tabularDigits && !font.features.includes("tnum"))
      throw new Error(`${family.name} has neither digits of one width nor the feature "tnum"`);
    parts.push({ file: { name: `${family.name}-${name}.woff2`, bytes: font.bytes, preload }, font });
  }
  return parts;
}

/** One fallback rule for each weight in use: bold letters are wider than light ones. */
async function fallbackRules({ name, weights }: Family, cacheFolder: string): Promise<string> {
  const source = fontSource(name, fontParts[0].name);
  const rules = weights.map(async (weight, index) => {
    const from = index === 0 ? 1 : weight;
    const to = (weights[index + 1] ?? 1001) - 1;
    return fallbackFace(name, weight, `${from} ${to}`, await readFontMetrics(source, weight, cacheFolder));
  });
  return (await Promise.all(rules)).join("");
}

async function compileFamily(family: Family, cacheFolder: string): Promise<BrandFonts> {
  const { name } = family;
  const { min, max } = rangeOf(family);
  const parts = await subsetParts(family, cacheFolder);
  const fallback = await fallbackRules(family, cacheFolder);
  const licence: FontFile = { name: `${name}-licence.txt`, bytes: await fontLicence(name), preload: false };
  const range = min === max ? String(min) : `${min} ${max}`;
  const face = (url: string, { font }: FamilyPart) =>
    `@font-face{font-family:"${name}";font-weight:${range};font-display:swap;` +
    `src:url("${url}")format("woff2");unicode-range:${unicodeRange(font.characters)}}`;
  return {
    families: [name],
    files: [...parts.map(({ file }) => file), licence],
    css: (urlOf) => parts.map((part) => face(urlOf(part.file.name), part)).join("") + fallback,
  };
}

/** Makes the fonts of a theme. @throws when a family is not installed or has no digits of one width */
export type CompileFonts = (theme: Pick<Theme, "tokens">) => Promise<BrandFonts>;

/**
 * Makes the font files and `@font-face` rules of themes from the `@fontsource-variable` packages, each family once. A
 * family gives a preloaded file with the letters of Norwegian, a file with the letters of other names that is loaded
 * when needed, and its licence. `"<family> Fallback"` is a system font with the metrics of the family, shown until the
 * files have loaded.
 * @param cacheFolder keeps subsets and metrics between processes
 */
export function createFontCompiler(cacheFolder: string = path.resolve(defaultCache)): CompileFonts {
  const made = new Map<string, Promise<BrandFonts>>();
  const once = (family: Family) => {
    const key = JSON.stringify(family);
    const making = made.get(key) ?? compileFamily(family, cacheFolder);
    made.set(key, making);
    return making;
  };
  return async (theme) => {
    const families = await Promise.all(familiesOf(theme).map(once));
    return {
      families: families.flatMap((family) => family.families),
      files: families.flatMap(({ files }) => files),
      css: (urlOf) => families.map(({ css }) => css(urlOf)).join(""),
    };
  };
}

/** For processes that show themes again and again. A build has a compiler of its own ({@link createFontCompiler}). */
export const compileFonts = createFontCompiler();
