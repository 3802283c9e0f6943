import { hash } from "node:crypto";
import { LargeFontError, largestFont, type OwnFont } from "#scripts/brands/fonts/OwnFont.ts";
import { unreadable } from "#scripts/brands/json/sourceFile.ts";
import type { Brand } from "#scripts/brands/loadBrands.ts";
import type { BrandFolder } from "#scripts/brands/loadWorkspace.ts";
import { problem, type Problem } from "#scripts/findings/Problem.ts";
import { compileFonts, fontCache } from "#scripts/fonts/compileFonts.ts";
import { type FontFileFacts, readFontFile } from "#scripts/fonts/readFontFile.ts";

/** A font file of a brand's own; without facts it cannot be used. */
export interface CheckedFontFile {
  /** Path in the report. */
  readonly shown: string;
  /** Undefined: it could not be read. */
  readonly digest: string | undefined;
  readonly facts: FontFileFacts | undefined;
  /** What is wrong with the file, whatever the theme is. */
  readonly problems: readonly Problem[];
}

/** What is known of the fonts of brands' own, for the rules. */
export interface CheckedFonts {
  /** The files of a font. */
  readonly filesOf: (font: OwnFont) => readonly CheckedFontFile[];
  /** Bytes of the fonts that every page of a brand loads; undefined when the brand has no font of its own in use. */
  readonly firstBytesOf: (brand: string) => number | undefined;
}

function problemsOf({ missing, hasAlignedDigits, forbids }: FontFileFacts): Problem[] {
  return [
    ...forbids.map((kind) => problem("font-rights", { kind })),
    ...(missing.length === 0 ? [] : [problem("missing-characters", { characters: missing })]),
    // Digits that are missing have no width.
    ...(hasAlignedDigits || missing.some((sign) => /\d/.test(sign)) ? [] : [problem("uneven-digits", {})]),
  ];
}

/** A font file, and what is wrong with it. */
export async function checkFontFile(shown: string, read: () => Buffer): Promise<CheckedFontFile> {
  const unusable = (found: Problem, digest?: string) => ({ shown, digest, facts: undefined, problems: [found] });
  let bytes: Buffer;
  try {
    bytes = read();
  } catch (error) {
    if (!(error instanceof LargeFontError)) return unusable(unreadable("file", error));
    const params = { kilobytes: Math.ceil(error.bytes / 1000), most: largestFont / 1000 };
    return unusable(problem("too-large/font", params));
  }
  const digest = hash("sha256", bytes);
  const result = await readFontFile(bytes, fontCache);
  if (!("problem" in result)) return { shown, digest, facts: result.font, problems: problemsOf(result.font) };
  if (result.problem === "kind") return unusable(problem("bad-font/kind", { kind: result.kind }), digest);
  return unusable(problem(`bad-font/${result.problem}`, {}), digest);
}

/**
 * Reads the fonts of brands' own.
 * @param valid the brands that can be built: only their pages are weighed
 */
export async function checkFonts(brands: readonly BrandFolder[], valid: readonly Brand[]): Promise<CheckedFonts> {
  const files = new Map<OwnFont, readonly CheckedFontFile[]>();
  for (const font of brands.flatMap(({ fonts }) => fonts))
    files.set(
      font,
      await Promise.all(font.files.map((file) => checkFontFile(`${font.shown}/${file}`, () => font.read(file)))),
    );
  const firstBytes = new Map<string, number>();
  for (const { id, theme, fonts } of valid) {
    if (fonts.length === 0) continue;
    // A font that cannot be compiled has findings of its own.
    const made = await compileFonts(theme, fonts).catch(() => undefined);
    if (made === undefined || made.own.length === 0) continue;
    const first = made.files.filter(({ preload }) => preload);
    firstBytes.set(
      id,
      first.reduce((sum, { bytes }) => sum + bytes.length, 0),
    );
  }
  return { filesOf: (font) => files.get(font) ?? [], firstBytesOf: (brand) => firstBytes.get(brand) };
}
