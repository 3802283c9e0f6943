import { escapeRegExp } from "#scripts/text/escapeRegExp.ts";

const tags = /<\/?\w+\s*\/?>/g;
/** As i18next reads it: with spaces and a format too. */
const placeholder = /\{\{\s*-?\s*([\w.]+)[^}]*\}\}/g;

/** The names of the placeholders in a text. */
export const placeholdersOf = (text: string): readonly string[] =>
  [...text.matchAll(placeholder)].map(([, name = ""]) => name);

/** A text as it is compared: one kind of space, no soft hyphens, no tags. */
export const normalText = (text: string): string =>
  text.replaceAll(tags, "").replaceAll("\u00AD", "").replaceAll(/\s+/g, " ").trim();

/** Letters outside the placeholders: a text with fewer could be any text. */
const fewestLetters = 3;

/**
 * A pattern for a text with placeholders; the values of the placeholders are its groups. Undefined for a text without
 * placeholders, and for one that would match anything.
 */
export function textPattern(value: string): RegExp | undefined {
  const parts = normalText(value).replaceAll(placeholder, "\u0000").split("\u0000");
  if (parts.length < 2 || parts.join("").replaceAll(/\P{L}/gu, "").length < fewestLetters) return undefined;
  return new RegExp(`^${parts.map(escapeRegExp).join("(.+?)")}$`, "su");
}
