const range = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));

/** Latin-1 signs that no page of the portal writes; they cost more than they are worth. */
const unused = "¡¤¦¨ª¬¯²³´¶¸¹º¼½¾¿";

/** What a Norwegian page is written in: loaded with the page. Minus is U+2212; the spaces are the no-break and narrow ones. */
const primary =
  [...range(0x20, 0x7e), ...range(0xa0, 0xff)].filter((character) => !unused.includes(character)).join("") +
  "–—‘’‚“”„•…‹›€−→←↑↓Œœı\u2009\u202f\u2011";

/** Names from elsewhere: Sámi, Polish, Baltic, Turkish, Romanian. Loaded when such a letter is on the page. */
const extended =
  range(0x100, 0x17f)
    .filter((character) => !primary.includes(character))
    .join("") +
  "ƷǤǥǦǧǨǩǮǯʒ" +
  range(0x218, 0x21b).join("") +
  "ẞ";

/** The two parts that a family is cut into, each from the package's file of that name. */
export const fontParts = [
  { name: "latin", characters: primary, preload: true },
  { name: "latin-ext", characters: extended, preload: false },
] as const;

/** Characters as CSS writes them: `U+20-7E,U+E6`. */
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
