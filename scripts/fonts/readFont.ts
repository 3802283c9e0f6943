/** What the build reads of a font file. Lengths are fractions of the em. */
export interface FontFacts {
  /** Above the baseline. */
  readonly ascent: number;
  /** Below the baseline; positive. */
  readonly descent: number;
  readonly lineGap: number;
  /** Tags of the substitutions: `tnum`, `locl`. */
  readonly features: readonly string[];
  /** The characters that the font has, in order. */
  readonly characters: readonly number[];
  /** Width of a character; `undefined` when the font lacks it. */
  readonly widthOf: (character: number) => number | undefined;
}

function tablesOf(font: Buffer): (tag: string) => Buffer {
  const tables = new Map<string, Buffer>();
  for (let index = 0; index < font.readUInt16BE(4); index++) {
    const at = 12 + 16 * index;
    const start = font.readUInt32BE(at + 8);
    tables.set(font.toString("latin1", at, at + 4), font.subarray(start, start + font.readUInt32BE(at + 12)));
  }
  return (tag) => {
    const table = tables.get(tag);
    if (table === undefined) throw new Error(`The font has no table "${tag}"`);
    return table;
  };
}

/** Glyphs by character, from a table of format 4 or 12: the two that text fonts come with. */
function readCharacters(cmap: Buffer): Map<number, number> {
  const glyphs = new Map<number, number>();
  for (let index = 0; index < cmap.readUInt16BE(2); index++) {
    const part = cmap.subarray(cmap.readUInt32BE(4 + 8 * index + 4));
    const format = part.readUInt16BE(0);
    if (format === 4) readFormat4(part, glyphs);
    if (format === 12) readFormat12(part, glyphs);
  }
  return glyphs;
}

function readFormat4(part: Buffer, glyphs: Map<number, number>): void {
  const bytes = part.readUInt16BE(6);
  for (let segment = 0; segment < bytes; segment += 2) {
    const end = part.readUInt16BE(14 + segment);
    const start = part.readUInt16BE(16 + bytes + segment);
    const delta = part.readUInt16BE(16 + 2 * bytes + segment);
    const offsetAt = 16 + 3 * bytes + segment;
    const offset = part.readUInt16BE(offsetAt);
    for (let character = start; character <= end && character !== 0xffff; character++) {
      const listed = offset === 0 ? character : part.readUInt16BE(offsetAt + offset + 2 * (character - start));
      const glyph = listed === 0 ? 0 : (listed + delta) & 0xffff;
      if (glyph !== 0) glyphs.set(character, glyph);
    }
  }
}

function readFormat12(part: Buffer, glyphs: Map<number, number>): void {
  for (let group = 0; group < part.readUInt32BE(12); group++) {
    const at = 16 + 12 * group;
    const start = part.readUInt32BE(at);
    for (let character = start; character <= part.readUInt32BE(at + 4); character++)
      glyphs.set(character, part.readUInt32BE(at + 8) + character - start);
  }
}

function readFeatures(gsub: Buffer): string[] {
  const list = gsub.subarray(gsub.readUInt16BE(6));
  const tags = Array.from({ length: list.readUInt16BE(0) }, (_, index) =>
    list.toString("latin1", 2 + 6 * index, 6 + 6 * index),
  );
  return [...new Set(tags)].sort();
}

/**
 * Reads an uncompressed font (TrueType or OpenType).
 * @throws when a table that every text font has is missing.
 */
export function readFont(font: Buffer): FontFacts {
  const table = tablesOf(font);
  const em = table("head").readUInt16BE(18);
  const hhea = table("hhea");
  const hmtx = table("hmtx");
  const lastMetric = hhea.readUInt16BE(34) - 1;
  const glyphs = readCharacters(table("cmap"));
  return {
    ascent: hhea.readInt16BE(4) / em,
    descent: -hhea.readInt16BE(6) / em,
    lineGap: hhea.readInt16BE(8) / em,
    features: readFeatures(table("GSUB")),
    characters: [...glyphs.keys()].sort((a, b) => a - b),
    widthOf: (character) => {
      const glyph = glyphs.get(character);
      return glyph === undefined ? undefined : hmtx.readUInt16BE(4 * Math.min(glyph, lastMetric)) / em;
    },
  };
}
