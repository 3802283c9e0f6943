/**
 * Characters that a reader takes for another one, or does not see at all. They come with copied text: a letter of
 * another alphabet, a space that does not break, the quotes of a word processor.
 */
import { replaceUnsafeCharacters, unsafeCharacterIn } from "./formats.ts";

/** A character that is not what it looks like. */
export interface LookAlike {
  /** Its code point, as `U+0430`. */
  readonly character: string;
  /** What it looks like; empty for one that is not seen. */
  readonly meant: string;
}

/** Cyrillic, Greek and rare Latin letters, by the letter that they look like. */
const letters: Readonly<Record<string, string>> = {
  a: "\u0430\u03b1\u0251",
  c: "\u0441\u03f2",
  d: "\u0501",
  e: "\u0435",
  g: "\u0261",
  h: "\u04bb",
  i: "\u0456\u03b9\u0131",
  j: "\u0458",
  l: "\u04cf",
  o: "\u043e\u03bf",
  p: "\u0440\u03c1",
  q: "\u051b",
  s: "\u0455",
  v: "\u03bd",
  w: "\u051d",
  x: "\u0445",
  y: "\u0443",
  A: "\u0410\u0391",
  B: "\u0412\u0392",
  C: "\u0421",
  E: "\u0415\u0395",
  H: "\u041d\u0397",
  I: "\u0406\u0399",
  J: "\u0408",
  K: "\u041a\u039a",
  M: "\u041c\u039c",
  N: "\u039d",
  O: "\u041e\u039f",
  P: "\u0420\u03a1",
  S: "\u0405",
  T: "\u0422\u03a4",
  X: "\u0425\u03a7",
  Y: "\u0423\u03a5",
  Z: "\u0396",
};

/** Punctuation that keyboards and word processors put in the place of that of ASCII. */
const punctuation: Readonly<Record<string, string>> = {
  "-": "\u2010\u2011\u2012\u2013\u2014\u2015\u2212",
  '"': "\u201c\u201d\u201e\u201f\u00ab\u00bb\u2033",
  "'": "\u2018\u2019\u201a\u201b\u2032",
  "/": "\u2044\u2215",
};

const byCharacter = (table: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(table).flatMap(([meant, all]) => Array.from(all, (each) => each).map((each) => [each, meant])),
  );
const letterOf = byCharacter(letters);
const signOf = byCharacter(punctuation);

const isAscii = (text: string): boolean => /^[\x20-\x7e]*$/.test(text);

/** What a character looks like, where that is another one; undefined for a character that is what it looks like. */
function meantBy(character: string): string | undefined {
  if (/^[\t\n\r\x20-\x7e]$/.test(character)) return undefined;
  // A soft hyphen is not seen, and no browser reads it in a host.
  if (character === "\u00ad") return "";
  const known = letterOf.get(character) ?? signOf.get(character);
  if (known !== undefined) return known;
  if (/[\p{Zl}\p{Zp}\u{2800}]/u.test(character)) return " ";
  // What is left of a wrong encoding can have been anything.
  if (unsafeCharacterIn(character) !== undefined)
    return /[\p{Co}\p{Cs}\u{fff9}-\u{fffd}]/u.test(character) ? undefined : "";
  const plain = character.normalize("NFKC");
  return plain !== character && isAscii(plain) ? plain : undefined;
}

const nameOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;

/** The first character of a text of ASCII that is not what it looks like. */
export function lookAlikeIn(text: string): LookAlike | undefined {
  if (isAscii(text)) return undefined;
  for (const character of text) {
    const meant = meantBy(character);
    if (meant !== undefined) return { character: nameOf(character), meant };
  }
  return undefined;
}

/** A text with each of its characters replaced. */
const replaced = (text: string, replacement: (character: string) => string): string =>
  text.replaceAll(/[^]/gu, replacement);

/** A text of ASCII with every such character replaced by what it looks like. */
export const withoutLookAlikes = (text: string): string =>
  replaced(text, (character) => meantBy(character) ?? character);

const isForeign = (letter: string): boolean => letterOf.has(letter) && !/\p{Script=Latin}/u.test(letter);

/** The words of a text, and the letters of each. */
const words = /[\p{L}\p{M}]+/gu;
const lettersOf = (word: string): string[] => word.match(/[^]/gu) ?? [];
const isLatin = (word: string): boolean => /\p{Script=Latin}/u.test(word);

/** The first letter of another alphabet inside a word of Latin letters, in a text that people read. */
export function foreignLetterIn(text: string): LookAlike | undefined {
  if (isAscii(text)) return undefined;
  const mixed = text.match(words)?.filter((word) => isLatin(word)) ?? [];
  const letter = mixed.flatMap((word) => lettersOf(word)).find((each) => isForeign(each));
  return letter === undefined ? undefined : { character: nameOf(letter), meant: letterOf.get(letter) ?? "" };
}

/** A text that people read, without hidden characters and with Latin letters in words of Latin letters. */
export function readableText(text: string): string {
  const visible = replaceUnsafeCharacters(text, (found) => meantBy(found) ?? found);
  const latin = visible.replaceAll(words, (word) =>
    isLatin(word) ? replaced(word, (letter) => (isForeign(letter) ? (letterOf.get(letter) ?? letter) : letter)) : word,
  );
  return latin.replaceAll(/ {2,}/g, " ").trim();
}
