const range = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));

/** Latin-1 characters that no page of the portal uses: left out to save bytes. */
const unused = "¡¤¦¨ª¬¯²³´¶¸¹º¼½¾¿";

/**
 * Characters of a Norwegian page: preloaded. Includes minus (U+2212), the no-break, the thin and the narrow no-break
 * space.
 */
const primary =
  [...range(0x20, 0x7e), ...range(0xa0, 0xff)].filter((character) => !unused.includes(character)).join("") +
  "–—‘’‚“”„•…‹›€−→←↑↓Œœı\u2009\u202f\u2011";

/** Letters of other names: Sámi, Polish, Baltic, Turkish, Romanian. Loaded when the page has one of them. */
const extended =
  range(0x100, 0x17f)
    .filter((character) => !primary.includes(character))
    .join("") +
  "ƷǤǥǦǧǨǩǮǯʒ" +
  range(0x218, 0x21b).join("") +
  "ẞ";

/** The two subsets of a family, each made from the package's file of that name. */
export const fontParts = [
  { name: "latin", characters: primary, preload: true },
  { name: "latin-ext", characters: extended, preload: false },
] as const;

/** Code points as a CSS `unicode-range`: `U+20-7E,U+E6`. */
export function unicodeRange(characters: readonly number[]): string {
  const spans: [from: number, to: number][] = [];
  for (const character of [...characters].sort((a, b) => a - b)) {
    const last = spans.at(-1);
    if (last !== undefined && character <= last[1] + 1) last[1] = character;
    else spans.push([character, character]);
  }
  const hex = (character: number) => character.toString(16).toUpperCase();
  return spans.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ""}`).join(",");
}
