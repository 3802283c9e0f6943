import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import subset from "subset-font";
import { type FontMetrics, sampleText } from "./fallbackFace.ts";
import { readFont } from "./readFont.ts";

/** The weights that a brand uses of a family. Equal: the axis is pinned. */
export interface WeightRange {
  readonly min: number;
  readonly max: number;
}

/** A family's file, cut down to what a brand needs of it. */
export interface SubsetFont {
  readonly bytes: Uint8Array;
  /** The characters that are really in it. */
  readonly characters: readonly number[];
  readonly features: readonly string[];
  /** Whether all digits have one width before any feature is asked for. */
  readonly tabularDigits: boolean;
}

/** Kerning, marks on letters, local letter forms, ligatures that a script needs, and digits of one width for prices. */
const features = ["kern", "mark", "mkmk", "ccmp", "locl", "calt", "rvrn", "tnum"];

/** Part of the cache's key: raise it when the same input gives other bytes. */
const cutVersion = 1;

const require = createRequire(import.meta.url);

/** The path of a file of a `@fontsource-variable` package. @throws when the package is not installed. */
export function fontSource(family: string, part: string): string {
  return require.resolve(`@fontsource-variable/${family}/files/${family}-${part}-wght-normal.woff2`);
}

/** The licence that a family comes under: whoever passes the font on passes it on too (SIL Open Font License, condition 2). */
export function fontLicence(family: string): Promise<Buffer> {
  return readFile(require.resolve(`@fontsource-variable/${family}/LICENSE`));
}

async function cut(source: Buffer, characters: string, weights: WeightRange): Promise<SubsetFont> {
  const font = await subset(source, characters, {
    targetFormat: "sfnt",
    keepFeatures: features,
    noHinting: true,
    variationAxes: { wght: weights.min === weights.max ? weights.min : { ...weights } },
  });
  const facts = readFont(font);
  const digits = Array.from("0123456789").map((digit) => facts.widthOf(digit.charCodeAt(0)));
  return {
    bytes: await subset(font, undefined, { targetFormat: "woff2", keepAllGlyphs: true, noHinting: true }),
    characters: facts.characters,
    features: facts.features,
    tabularDigits: new Set(digits).size === 1,
  };
}

async function cached(folder: string, key: string, make: () => Promise<SubsetFont>): Promise<SubsetFont> {
  const file = path.join(folder, `${key}.json`);
  try {
    const kept = JSON.parse(await readFile(file, "utf8")) as Omit<SubsetFont, "bytes"> & { bytes: string };
    return { ...kept, bytes: Buffer.from(kept.bytes, "base64") };
  } catch {
    // Not there, or half-written by a build that was stopped: made anew.
  }
  const made = await make();
  await mkdir(folder, { recursive: true });
  const text = JSON.stringify({ ...made, bytes: Buffer.from(made.bytes).toString("base64") });
  // Written beside and renamed, so that a build running at the same time reads all of it or nothing.
  const beside = `${file}.${process.pid}`;
  await writeFile(beside, text);
  await rename(beside, file);
  return made;
}

/**
 * Cuts a font file down to characters and weights. The same input gives the same bytes, with and without the cache.
 * @param cacheFolder Where results are kept between builds, by content.
 */
export async function subsetFont(
  file: string,
  characters: string,
  weights: WeightRange,
  cacheFolder: string,
): Promise<SubsetFont> {
  const source = await readFile(file);
  const settings = JSON.stringify([cutVersion, process.versions.node.split(".")[0], features, characters, weights]);
  const key = createHash("sha256").update(settings).update(source).digest("hex").slice(0, 32);
  return cached(cacheFolder, key, () => cut(source, characters, weights));
}

/** Measures a font at one weight, for the system font that stands in for it. */
export async function readFontMetrics(file: string, weight: number): Promise<FontMetrics> {
  const letters = [...new Set(sampleText)].join("");
  const font = readFont(
    await subset(await readFile(file), letters, {
      targetFormat: "sfnt",
      keepFeatures: [],
      variationAxes: { wght: weight },
    }),
  );
  const widths = Array.from(sampleText).map((letter) => font.widthOf(letter.charCodeAt(0)) ?? 0);
  const { ascent, descent, lineGap } = font;
  return { ascent, descent, lineGap, sampleWidth: widths.reduce((sum, width) => sum + width, 0) };
}
