import { readFile } from "node:fs/promises";
import { brotliCompressSync, constants } from "node:zlib";
import subset from "subset-font";
import type { OwnFont } from "#scripts/brands/fonts/OwnFont.ts";
import { fontParts } from "#scripts/fonts/fontCharacters.ts";
import { fontSource, keptFeatures } from "#scripts/fonts/subsetFont.ts";

/** Whose letters the test fonts have: the digits of both are of different widths, and have the feature `tnum`. */
type Family = "figtree" | "work-sans";

/** What a test font is like. */
interface TestFont {
  readonly family?: Family;
  readonly format?: "sfnt" | "woff" | "woff2";
  /** Left out: it is variable. */
  readonly weight?: number;
  /** Signs that it lacks. */
  readonly without?: string;
  /** Default: those that a portal keeps. */
  readonly features?: readonly string[];
  /** Whether the name of the family is there beside that of the style. Default: true. */
  readonly hasFamilyName?: boolean;
}

const [{ characters }] = fontParts;

/** Makes a small font of the letters of an installed package. */
export async function testFont({
  family = "figtree",
  format = "woff2",
  weight,
  without = "",
  features = keptFeatures,
  hasFamilyName = true,
}: TestFont = {}): Promise<Buffer> {
  const text = Array.from(characters)
    .filter((sign) => !without.includes(sign))
    .join("");
  return subset(await readFile(fontSource(family, "latin")), text, {
    targetFormat: format,
    keepFeatures: features,
    noHinting: true,
    preserveNameIds: hasFamilyName ? [16] : [],
    ...(weight === undefined ? {} : { variationAxes: { wght: weight } }),
  });
}

/** The place of a table's entry in the directory of a TTF file: tag, checksum, offset and length, four bytes each. */
function entryOf(font: Buffer, tag: string): number {
  const entries = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + 16 * index);
  const entry = entries.find((at) => font.toString("latin1", at, at + 4) === tag);
  if (entry === undefined) throw new Error(`The font has no table "${tag}"`);
  return entry;
}

/** A TTF font that says something else about embedding: bits of the field `fsType`. */
export async function fontWithRights(bits: number): Promise<Buffer> {
  const font = Buffer.from(await testFont({ format: "sfnt", weight: 400 }));
  font.writeUInt16BE(bits, font.readUInt32BE(entryOf(font, "OS/2") + 8) + 8);
  return font;
}

/** A TTF font that says that it is italic. */
export async function italicFont(weight: number): Promise<Buffer> {
  const font = Buffer.from(await testFont({ format: "sfnt", weight }));
  const selection = font.readUInt32BE(entryOf(font, "OS/2") + 8) + 62;
  font.writeUInt16BE(1, selection);
  return font;
}

/** A TTF font with a table of colours. */
export async function colourFont(): Promise<Buffer> {
  const font = Buffer.from(await testFont({ format: "sfnt", weight: 400 }));
  font.write("COLR", entryOf(font, "STAT"), "latin1");
  return font;
}

/** A WOFF2 file whose few compressed bytes are very many. */
export async function bombFont(): Promise<Buffer> {
  const font = await testFont();
  const size = font.readUInt32BE(20);
  // The compressed tables are the last part of the file, which is filled up to four bytes.
  const start = font.length - Math.ceil(size / 4) * 4;
  const zeros = brotliCompressSync(Buffer.alloc(100_000_000), { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });
  const bomb = Buffer.concat([font.subarray(0, start), zeros]);
  bomb.writeUInt32BE(bomb.length, 8);
  bomb.writeUInt32BE(zeros.length, 20);
  return bomb;
}

/** A WOFF2 file with one table that is said to have nearly 4 GB. */
export function hugeTableFont(): Buffer {
  const zeros = brotliCompressSync(Buffer.alloc(1000));
  const header = Buffer.alloc(48);
  header.write("wOF2", 0, "latin1");
  header.writeUInt32BE(0x00010000, 4);
  header.writeUInt32BE(48 + 10 + zeros.length, 8);
  header.writeUInt16BE(1, 12);
  header.writeUInt32BE(0xfffffff0, 16);
  header.writeUInt32BE(zeros.length, 20);
  // A tag of its own, and its length in groups of seven bits.
  const entry = Buffer.from([0x3f, ...Buffer.from("zzzz"), 0x8f, 0xff, 0xff, 0xff, 0x70]);
  return Buffer.concat([header, entry, zeros]);
}

/** A font in the folder of a brand, with these files. */
export const ownFont = (family: string, files: Readonly<Record<string, Buffer>>): OwnFont => ({
  family,
  shown: `tenants/fjord/fonts/${family}`,
  files: Object.keys(files),
  licence: () => `${family} belongs to the brand.`,
  read: (file) => files[file] ?? Buffer.of(),
});
