/** Longer texts are cut. */
const longest = 60;

/** The beginning of a text. */
export const shortened = (text: string, most = longest): string =>
  text.length > most ? `${text.slice(0, most).trimEnd()} …` : text;

/** The words of a text: one kind of space, no soft hyphens. */
export const wordsOf = (text: string): string => text.replaceAll("\u00AD", "").replaceAll(/\s+/g, " ").trim();
