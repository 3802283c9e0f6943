import { create, type Font, type Os2Table } from "fontkitten";

/** The values that an axis of a variable font can have. */
export interface FontAxis {
  readonly min: number;
  readonly default: number;
  readonly max: number;
}

/** What the build reads of a font file. Lengths are fractions of the em. */
export interface FontFacts {
  /** Above the baseline. */
  readonly ascent: number;
  /** Below the baseline; positive. */
  readonly descent: number;
  readonly lineGap: number;
  /** Tags of the substitutions, sorted: `locl`, `tnum`. */
  readonly features: readonly string[];
  /** The code points that the font has a glyph for, in order. */
  readonly characters: readonly number[];
  /** The axes of a variable font, by their tags: `wght`. None: it has one look. */
  readonly axes: Readonly<Record<string, FontAxis>>;
  /** The weight that a font with one look has: 400. */
  readonly weight: number;
  readonly isItalic: boolean;
  /** The name of its family as the file has it: `Fjord Sans`; empty when it has none. */
  readonly family: string;
  /** What the font says about embedding. */
  readonly rights: Pick<Os2Table["fsType"], "bitmapOnly" | "noEmbedding" | "noSubsetting">;
  /** Width of a code point's glyph; `undefined` when the font has none. */
  readonly widthOf: (character: number) => number | undefined;
}

/** Tables that fontkitten reads and does not declare: the characters, and the substitutions. */
interface FontWithTables extends Font {
  readonly cmap?: { readonly tables: readonly unknown[] };
  readonly GSUB?: { readonly featureList: readonly { readonly tag: string }[] };
}

/** Marks the end of a character map of format 4. It is not a character, but fontkitten lists it. */
const endOfMap = 0xffff;

/**
 * Reads a font file (TrueType, OpenType, WOFF or WOFF2).
 * @throws when it is a collection, or no font at all
 */
export function readFont(file: Buffer): FontFacts {
  const font = create(file);
  if (font.isCollection) throw new Error("A collection of fonts cannot be read as one font");
  const { unitsPerEm, ascent, descent, lineGap } = font;
  const { cmap, GSUB } = font as FontWithTables;
  // A subset can have none of the characters that were asked for. fontkitten cannot look for one then.
  const hasCharacters = cmap !== undefined && cmap.tables.length > 0;
  const characterSet = hasCharacters ? font.characterSet : [];
  const os2 = font["OS/2"];
  const axes = Object.entries(font.variationAxes).flatMap(([tag, axis]) => (axis === undefined ? [] : [[tag, axis]]));
  return {
    ascent: ascent / unitsPerEm,
    descent: -descent / unitsPerEm,
    lineGap: lineGap / unitsPerEm,
    features: [...new Set(GSUB?.featureList.map(({ tag }) => tag))].sort(),
    characters: characterSet.filter((character) => character !== endOfMap).sort((a, b) => a - b),
    axes: Object.fromEntries(axes),
    weight: os2.usWeightClass,
    isItalic: os2.fsSelection.italic || os2.fsSelection.oblique,
    family: font.familyName ?? "",
    rights: os2.fsType,
    widthOf: (character) =>
      hasCharacters && font.hasGlyphForCodePoint(character)
        ? font.glyphForCodePoint(character).advanceWidth / unitsPerEm
        : undefined,
  };
}

/** The directory of tables, which fontkitten reads and does not declare. */
interface FontWithDirectory extends Font {
  readonly directory: { readonly tables: Readonly<Record<string, unknown>> };
}

/**
 * The tags of a font's tables: `glyf`, `OS/2`. The tables are not read, and WOFF2 is not decompressed.
 * @throws when it is a collection, or no font at all
 */
export function tablesOf(file: Buffer): string[] {
  const font = create(file);
  if (font.isCollection) throw new Error("A collection of fonts cannot be read as one font");
  return Object.keys((font as FontWithDirectory).directory.tables);
}
