const accented: Readonly<Record<string, string>> = {
  a: "á",
  c: "ç",
  d: "đ",
  e: "ê",
  g: "ĝ",
  h: "ĥ",
  i: "î",
  k: "ķ",
  l: "ļ",
  n: "ñ",
  o: "ö",
  r: "ŕ",
  s: "š",
  t: "ţ",
  u: "ü",
  y: "ÿ",
  z: "ž",
};

/** What i18next fills in, and nothing else of a text, is left as it is. */
const filledIn = /(\{\{[^{}]*\}\}|\$t\([^)]*\))/;

function withAccents(text: string): string {
  return Array.from(text, (letter) => {
    const lower = letter.toLowerCase();
    const found = accented[lower] ?? letter;
    return letter === lower ? found : found.toUpperCase();
  }).join("");
}

/** How much longer a text of so many letters may become in another language: short ones grow most. */
const growth = (letters: number): number => Math.ceil(letters * (letters < 12 ? 0.5 : 0.3));

/** Words of a kind that no language has, so that a line can end between them. */
function filling(length: number): string {
  return "~~~~ "
    .repeat(Math.ceil(length / 5))
    .slice(0, length)
    .trimEnd();
}

/**
 * A text of the pseudo-language: bokmål with accents, longer, between brackets. A page in it shows which words did not
 * come from `locales/` (they have no brackets), what is cut (the last bracket is missing), and what has no room.
 * Placeholders, no-break spaces and soft hyphens are kept.
 */
export function pseudoText(text: string): string {
  const parts = text.split(filledIn);
  const letters = parts.filter((_, index) => index % 2 === 0).join("").length;
  if (letters === 0) return `[${text}]`;
  const accents = parts.map((part, index) => (index % 2 === 0 ? withAccents(part) : part)).join("");
  return `[${accents} ${filling(growth(letters))}]`;
}

/** The texts of a file of `locales/` in the pseudo-language, by the same keys: plural forms too. */
export const pseudoTexts = (texts: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, pseudoText(text)]));
