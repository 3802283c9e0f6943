import { type Scheme, schemeNames } from "#scripts/colours/contexts/buildContexts.ts";

const words: Readonly<Record<Scheme, readonly string[]>> = {
  light: ["light", "lys", "lyst", "lyse", "day", "dag"],
  dark: ["dark", "mork", "morkt", "morke", "night", "natt"],
};
/** A mode with one of them is for some customers only: it is neither the light nor the dark look. */
const special = ["contrast", "kontrast", "hc", "ax", "dimmed", "colorblind", "tritanopia", "protanopia"];

/** The words of a name, in lower case and without signs: `DarkHighContrast` is dark, high, contrast. */
export const wordsOf = (name: string): string[] =>
  name
    .replaceAll(/([a-zæøå\d])([A-ZÆØÅ])/g, "$1 $2")
    .toLowerCase()
    .replaceAll("ø", "o")
    .replaceAll("æ", "ae")
    .replaceAll("å", "a")
    .split(/[^a-z\d]+/)
    .filter((word) => word !== "");

/** What the name of a file, mode, set or context says: light, dark, a look of its own, or nothing. */
export function schemeOfName(name: string): Scheme | "special" | undefined {
  const own = wordsOf(name);
  const scheme = schemeNames.find((each) => words[each].some((word) => own.includes(word)));
  return scheme !== undefined && special.some((word) => own.includes(word)) ? "special" : scheme;
}
