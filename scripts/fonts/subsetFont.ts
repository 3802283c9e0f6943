import { createHash } from "node:crypto";
import { mkdir, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { writeWhole } from "#scripts/files/writeWhole.ts";
import { type FontMetrics, sampleText } from "./fallbackFace.ts";
import type { FontFacts } from "./readFont.ts";

/** The values of axes that a subset has: all between two, or one. Other axes stay as they are. */
export type AxisSettings = Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;

/** A subset of a family's file: the characters, values of axes and features that a brand needs. */
export interface SubsetFont {
  readonly bytes: Uint8Array;
  /** The code points that the font has a glyph for; it may lack some that were asked for. */
  readonly characters: readonly number[];
  readonly features: readonly string[];
  /** Whether all digits have the same width without the feature `tnum`. */
  readonly tabularDigits: boolean;
}

/** Kerning, marks, local letter forms, required ligatures, and tabular digits (`tnum`) for prices. */
export const keptFeatures = ["kern", "mark", "mkmk", "ccmp", "locl", "calt", "rvrn", "tnum"];

/** Part of the cache key. Raise it when the same input gives a different subset. */
const cacheVersion = 4;

const require = createRequire(import.meta.url);

/** The path of a file of a `@fontsource-variable` package. @throws when the package is not installed. */
export function fontSource(family: string, part: string): string {
  return require.resolve(`@fontsource-variable/${family}/files/${family}-${part}-wght-normal.woff2`);
}

/** The folder of a family's package. @throws when it is not installed */
export const fontPackageFolder = (family: string): string =>
  path.dirname(require.resolve(`@fontsource-variable/${family}/LICENSE`));

/** The licence of a family. It must be published with the font (SIL Open Font License, condition 2). */
export function fontLicence(family: string): Promise<Buffer> {
  return readFile(path.join(fontPackageFolder(family), "LICENSE"));
}

/** They take long to load, and are needed only when there is no earlier result. */
export async function fontTools() {
  const [{ default: subset }, { readFont }] = await Promise.all([import("subset-font"), import("./readFont.ts")]);
  return { subset, readFont };
}

/** Whether all digits of a font have the same width. */
export const hasTabularDigits = ({ widthOf }: Pick<FontFacts, "widthOf">): boolean =>
  new Set(Array.from("0123456789").map((digit) => widthOf(digit.charCodeAt(0)))).size === 1;

async function makeSubset(source: Buffer, characters: string, axes: AxisSettings): Promise<SubsetFont> {
  const { readFont, subset } = await fontTools();
  const font = await subset(source, characters, {
    targetFormat: "sfnt",
    keepFeatures: keptFeatures,
    noHinting: true,
    variationAxes: axes,
  });
  const facts = readFont(font);
  return {
    bytes: await subset(font, undefined, { targetFormat: "woff2", keepAllGlyphs: true, noHinting: true }),
    characters: facts.characters,
    features: facts.features,
    tabularDigits: hasTabularDigits(facts),
  };
}

async function keep(file: string, value: unknown): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeWhole(file, JSON.stringify(value));
}

async function readOrMake<Value>(file: string, make: () => Promise<Value>): Promise<Value> {
  try {
    return JSON.parse(await readFile(file, "utf8")) as Value;
  } catch {
    // Missing or unreadable: made again below.
  }
  const made = await make();
  // A folder that cannot be written costs time in the next build, and nothing else.
  await keep(file, made).catch(() => undefined);
  return made;
}

/** What is kept between builds under the digest of its input; made when it is not there. */
export function cached<Value>(
  folder: string,
  input: readonly unknown[],
  source: Uint8Array,
  make: () => Promise<Value>,
): Promise<Value> {
  const settings = JSON.stringify([cacheVersion, process.versions.node.split(".")[0], ...input]);
  const key = createHash("sha256").update(settings).update(source).digest("hex").slice(0, 32);
  return readOrMake(path.join(folder, `${key}.json`), make);
}

/**
 * Makes the subset of a font file that has these characters and values of axes, as WOFF2. The same input gives the same bytes,
 * with and without the cache.
 * @param cacheFolder keeps results between builds, named by a digest of the input
 */
export async function subsetFont(
  source: Buffer,
  characters: string,
  axes: AxisSettings,
  cacheFolder: string,
): Promise<SubsetFont> {
  const kept = await cached(cacheFolder, [keptFeatures, characters, axes], source, async () => {
    const { bytes, ...facts } = await makeSubset(source, characters, axes);
    return { ...facts, base64: Buffer.from(bytes).toString("base64") };
  });
  const { base64, ...facts } = kept;
  return { ...facts, bytes: Buffer.from(base64, "base64") };
}

async function measureFont(source: Buffer, axes: AxisSettings): Promise<FontMetrics> {
  const { readFont, subset } = await fontTools();
  const letters = [...new Set(sampleText)].join("");
  const font = readFont(await subset(source, letters, { targetFormat: "sfnt", keepFeatures: [], variationAxes: axes }));
  const widths = Array.from(sampleText).map((letter) => font.widthOf(letter.charCodeAt(0)) ?? 0);
  const { ascent, descent, lineGap } = font;
  return { ascent, descent, lineGap, sampleWidth: widths.reduce((sum, width) => sum + width, 0) };
}

/**
 * Reads the metrics of a font, for its fallback font. They are kept as subsets are.
 * @param axes one value of each axis that the font has
 */
export function readFontMetrics(source: Buffer, axes: AxisSettings, cacheFolder: string): Promise<FontMetrics> {
  return cached(cacheFolder, ["metrics", sampleText, axes], source, () => measureFont(source, axes));
}
