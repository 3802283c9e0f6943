import { create, type Font } from "fontkitten";

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
  /** Width of a code point's glyph; `undefined` when the font has none. */
  readonly widthOf: (character: number) => number | undefined;
}

/** The substitution table, which fontkitten reads and does not declare. */
interface FontWithSubstitutions extends Font {
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
  const { unitsPerEm, ascent, descent, lineGap, characterSet } = font;
  const { GSUB } = font as FontWithSubstitutions;
  return {
    ascent: ascent / unitsPerEm,
    descent: -descent / unitsPerEm,
    lineGap: lineGap / unitsPerEm,
    features: [...new Set(GSUB?.featureList.map(({ tag }) => tag))].sort(),
    characters: characterSet.filter((character) => character !== endOfMap).sort((a, b) => a - b),
    widthOf: (character) =>
      font.hasGlyphForCodePoint(character) ? font.glyphForCodePoint(character).advanceWidth / unitsPerEm : undefined,
  };
}
