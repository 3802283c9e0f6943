import type { Term } from "#scripts/findings/terms.ts";
import { fontParts } from "./fontCharacters.ts";
import { type FontAxis, tablesOf } from "./readFont.ts";
import { cached, fontTools, hasTabularDigits, keptFeatures } from "./subsetFont.ts";

/** What is known of a font file that can be used. */
export interface FontFileFacts {
  /** The weights that it can show: equal where it has one. */
  readonly weights: { readonly min: number; readonly max: number };
  readonly style: "italic" | "normal";
  /** The axes of a variable font, by their tags. */
  readonly axes: Readonly<Record<string, FontAxis>>;
  /** The name of its family as the file has it; empty when it has none. */
  readonly family: string;
  /** Signs of a Norwegian page that it lacks. */
  readonly missing: readonly string[];
  /** Whether digits have one width, or can have it. */
  readonly hasAlignedDigits: boolean;
  /** What it forbids that the portal does with it. */
  readonly forbids: readonly Term<"fontRights">[];
}

/** A font file; or why it cannot be used. */
export type ReadFontFile =
  | { readonly font: FontFileFacts }
  | { readonly problem: "broken" | "not-a-font" }
  | { readonly problem: "kind"; readonly kind: Term<"fontKinds"> };

/** The first characters of font files, by the kind of the file. */
const signatures: Readonly<Record<string, "font" | Term<"fontKinds">>> = {
  wOF2: "font",
  OTTO: "font",
  true: "font",
  "\0\x01\0\0": "font",
  wOFF: "woff",
  ttcf: "collection",
};

/** Tables with letters in colours of their own. */
const colourTables = ["CBDT", "COLR", "SVG ", "sbix"];

const [primary, extended] = fontParts;

/**
 * Signs without which a font cannot show a page. Others, such as thin spaces and arrows, browsers take from a system
 * font without anybody seeing it.
 */
const needed = Array.from(primary.characters).filter(
  (sign) => /[\p{L}\p{N}]/u.test(sign) || "«»–—’“”…§%&−€".includes(sign),
);

/** The id of the name of a family with more than four styles; 1 is that of others. */
const preferredFamily = 16;

/**
 * Reads what is kept of a font. A file of others can be made to keep a reader busy: HarfBuzz checks and limits what it
 * reads, and only what it has written is read further.
 */
async function factsOf(bytes: Buffer): Promise<FontFileFacts> {
  const { subset, readFont } = await fontTools();
  const characters = primary.characters + extended.characters;
  const options = { targetFormat: "sfnt", keepFeatures: keptFeatures, preserveNameIds: [1, preferredFamily] } as const;
  const facts = readFont(await subset(bytes, characters, options));
  const { axes, family, weight, isItalic, rights } = facts;
  const has = new Set(facts.characters);
  const { wght } = axes;
  return {
    weights: wght === undefined ? { min: weight, max: weight } : { min: wght.min, max: wght.max },
    style: isItalic ? "italic" : "normal",
    axes,
    family,
    missing: needed.filter((sign) => !has.has(sign.codePointAt(0) ?? 0)),
    hasAlignedDigits: hasTabularDigits(facts) || facts.features.includes("tnum"),
    forbids: [
      ...(rights.noEmbedding ? (["restricted"] as const) : []),
      ...(rights.noSubsetting ? (["no-subsetting"] as const) : []),
      ...(rights.bitmapOnly ? (["bitmap-only"] as const) : []),
    ],
  };
}

/**
 * Reads a font file of a brand's own.
 * @param cacheFolder keeps the facts between processes
 */
export async function readFontFile(bytes: Buffer, cacheFolder: string): Promise<ReadFontFile> {
  const kind = signatures[bytes.toString("latin1", 0, 4)];
  if (kind === undefined) return { problem: "not-a-font" };
  if (kind !== "font") return { problem: "kind", kind };
  try {
    if (tablesOf(bytes).some((tag) => colourTables.includes(tag))) return { problem: "kind", kind: "colour" };
    return { font: await cached(cacheFolder, ["font facts"], bytes, () => factsOf(bytes)) };
  } catch {
    return { problem: "broken" };
  }
}
