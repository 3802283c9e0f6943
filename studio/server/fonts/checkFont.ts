import { isFontName, LargeFontError, largestFont } from "#scripts/brands/fonts/OwnFont.ts";
import { wordsOf } from "#scripts/findings/wordsOf.ts";
import { checkFontFile } from "#scripts/checks/CheckedFonts.ts";
import type { OfferedFont } from "#studio/document/StudioDocument.ts";

/** Words for a weight or a style, which some files have in the name of the family. */
const styleWords =
  /(?:-(?:thin|(?:extra|ultra)?-?light|book|regular|medium|(?:semi|demi|extra|ultra)?-?bold|black|heavy|italic|variable|vf))+$/;

/** The name of a font as a theme has it: "Fjord Sans" is `fjord-sans`. A font without a usable name is `egen-skrift`. */
function themeName(family: string): string {
  const letters: Readonly<Record<string, string>> = { æ: "ae", ø: "o", å: "a" };
  const name = family
    .toLowerCase()
    .replaceAll(/[æøå]/g, (letter) => letters[letter] ?? "")
    .normalize("NFKD")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replace(styleWords, "")
    .slice(0, 40)
    .replaceAll(/^[-0-9]+|-+$/g, "");
  return isFontName(name) ? name : "egen-skrift";
}

/** Checks a file that somebody offers as a font of a brand, as `npm run validate` does. Nothing is stored. */
export async function checkFont(bytes: Uint8Array): Promise<OfferedFont> {
  const { facts, problems } = await checkFontFile("skrift", () => {
    if (bytes.length > largestFont) throw new LargeFontError(bytes.length);
    return Buffer.from(bytes);
  });
  if (facts !== undefined && problems.length === 0) return { status: "accepted", family: themeName(facts.family) };
  return {
    status: "refused",
    problems: problems.map((found) => {
      const { message, expected } = wordsOf(found, "nb");
      return { message, ...(expected === undefined ? {} : { expected }) };
    }),
  };
}
