import { createHash } from "node:crypto";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { OwnFont } from "#scripts/brands/fonts/OwnFont.ts";
import type { Theme } from "#scripts/brands/themes/loadTheme.ts";
import { isGenericFamily } from "#scripts/brands/themes/tokenValue.ts";
import { fallbackFace } from "./fallbackFace.ts";
import { type FamilyFace, ownSource, packageSource } from "./familySource.ts";
import { fontParts, unicodeRange } from "./fontCharacters.ts";
import { readFontMetrics, type SubsetFont, subsetFont } from "./subsetFont.ts";

/** A font file to publish, or the licence of its family. */
export interface FontFile {
  /** For example `figtree-latin.woff2`, `fjord-sans-700-latin.woff2`, `figtree-licence.txt`. */
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Whether the first page needs it. */
  readonly preload: boolean;
}

/** A font of the brand's own that is published. */
export interface PublishedOwnFont {
  readonly family: string;
  /** The note of its licence. */
  readonly licence: string;
  /** Its WOFF2 files. */
  readonly files: readonly Uint8Array[];
}

/** A theme's fonts, ready to be published. */
export interface BrandFonts {
  /** The families of packages, as in the names of these: `figtree`. */
  readonly families: readonly string[];
  /** The families of the brand's own. */
  readonly own: readonly PublishedOwnFont[];
  readonly files: readonly FontFile[];
  /** `@font-face` rules, given the published address of each file by its name. */
  readonly css: (urlOf: (name: string) => string) => string;
}

interface Family {
  readonly name: string;
  /** The weights in use, lightest first. */
  readonly weights: readonly number[];
}

/** A published file of a face: some of the characters. */
interface FacePart {
  readonly face: FamilyFace;
  readonly file: FontFile;
  readonly font: SubsetFont;
}

/** Keeps what is made of fonts. */
export const fontCache = path.resolve(fileURLToPath(new URL("../../.cache/fonts/", import.meta.url)));

/** The roles that have a font, and the roles of the weights that each is used with. */
export const fontRoles = [
  { role: "font.body", weights: ["font.weightBody", "font.weightStrong"] },
  { role: "font.heading", weights: ["font.weightHeading"] },
] as const;

/** The family that is loaded for a role: its first name. The names after it are fonts of the browser. */
export function familyOf(theme: Pick<Theme, "tokens">, role: string): string | undefined {
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
  for (const { role, weights } of fontRoles) {
    const name = familyOf(theme, role);
    if (name === undefined) continue;
    used.set(name, [...(used.get(name) ?? []), ...weights.map((weight) => weightOf(theme, weight))]);
  }
  return [...used].map(([name, weights]) => ({ name, weights: [...new Set(weights)].sort((a, b) => a - b) }));
}

async function subsetFace(family: Family, face: FamilyFace, cacheFolder: string): Promise<FacePart[]> {
  const parts: FacePart[] = [];
  for (const { name, characters, preload } of fontParts) {
    const font = await subsetFont(await face.fileOf(name), characters, face.axesAt(face.weights), cacheFolder);
    // Prices in a column align only when all digits have the same width (docs/decisions/0007).
    if (preload && !font.tabularDigits && !font.features.includes("tnum"))
      throw new Error(`${family.name} has neither digits of one width nor the feature "tnum"`);
    if (font.characters.length === 0) continue;
    const file = {
      name: `${family.name}${face.suffix}-${name}.woff2`,
      bytes: font.bytes,
      preload: preload && face.style === "normal",
    };
    parts.push({ face, file, font });
  }
  return parts;
}

/** One fallback rule for each weight in use: bold letters are wider than light ones. */
async function fallbackRules({ name, weights }: Family, faces: readonly FamilyFace[], cacheFolder: string) {
  const rules = weights.map(async (weight, index) => {
    const from = index === 0 ? 1 : weight;
    const to = (weights[index + 1] ?? 1001) - 1;
    const face = faces.find((each) => each.style === "normal" && each.weights.includes(weight));
    if (face === undefined) throw new Error(`${name} has no weight ${weight}`);
    const metrics = await readFontMetrics(await face.fileOf(fontParts[0].name), face.axesAt([weight]), cacheFolder);
    return fallbackFace(name, weight, `${from} ${to}`, metrics);
  });
  return (await Promise.all(rules)).join("");
}

function faceRule(family: string, url: string, { face, font }: FacePart): string {
  const weights = [...new Set([face.weights[0], face.weights.at(-1)])].join(" ");
  return (
    `@font-face{font-family:"${family}";${face.style === "italic" ? "font-style:italic;" : ""}font-weight:${weights};` +
    `font-display:swap;src:url("${url}")format("woff2");unicode-range:${unicodeRange(font.characters)}}`
  );
}

async function compileFamily(family: Family, own: OwnFont | undefined, cacheFolder: string): Promise<BrandFonts> {
  const { name, weights } = family;
  const source = await (own === undefined ? packageSource(name, weights) : ownSource(own, weights, cacheFolder));
  const { faces, licence } = source;
  const parts = (await Promise.all(faces.map((face) => subsetFace(family, face, cacheFolder)))).flat();
  const fallback = await fallbackRules(family, faces, cacheFolder);
  const files = parts.map(({ file }) => file);
  const published = {
    family: name,
    licence: new TextDecoder().decode(licence),
    files: files.map(({ bytes }) => bytes),
  };
  return {
    families: own === undefined ? [name] : [],
    own: own === undefined ? [] : [published],
    files: [...files, { name: `${name}-licence.txt`, bytes: licence, preload: false }],
    css: (urlOf) => parts.map((part) => faceRule(name, urlOf(part.file.name), part)).join("") + fallback,
  };
}

/** Two brands can have a family of the same name. */
const digestOf = ({ files, read, licence }: OwnFont): string => {
  const digest = createHash("sha256").update(licence() ?? "");
  for (const file of files) digest.update(file).update(read(file));
  return digest.digest("hex");
};

/**
 * Makes the fonts of a theme.
 * @param own fonts of the brand's own, which come before those of packages
 * @throws when a family is neither installed nor the brand's own, lacks a weight or has no digits of one width
 */
export type CompileFonts = (theme: Pick<Theme, "tokens">, own?: readonly OwnFont[]) => Promise<BrandFonts>;

/**
 * Makes the font files and `@font-face` rules of themes from the `@fontsource-variable` packages and the brands' own
 * fonts, each family once. A family gives a preloaded file with the letters of Norwegian, a file with the letters of
 * other names that is loaded when needed, and its licence; a family with a file for each weight gives these for each.
 * `"<family> Fallback"` is a system font with the metrics of the family, shown until the files have loaded.
 * @param cacheFolder keeps subsets and metrics between processes
 */
export function createFontCompiler(cacheFolder: string = fontCache): CompileFonts {
  const made = new Map<string, Promise<BrandFonts>>();
  const once = (family: Family, own: OwnFont | undefined) => {
    const key = JSON.stringify([family, own && digestOf(own)]);
    const making = made.get(key) ?? compileFamily(family, own, cacheFolder);
    made.set(key, making);
    return making;
  };
  return async (theme, own = []) => {
    const families = await Promise.all(
      familiesOf(theme).map((family) =>
        once(
          family,
          own.find((font) => font.family === family.name),
        ),
      ),
    );
    return {
      families: families.flatMap((family) => family.families),
      own: families.flatMap((family) => family.own),
      files: families.flatMap(({ files }) => files),
      css: (urlOf) => families.map(({ css }) => css(urlOf)).join(""),
    };
  };
}

/** For processes that show themes again and again. A build has a compiler of its own ({@link createFontCompiler}). */
export const compileFonts = createFontCompiler();
