import { wordsOf } from "#studio/document/words.ts";

const breaks = /(\n+)/;
const placeholder = /\{\{\s*-?\s*([\w.]+)[^}]*\}\}/g;

/** The words of a text, with its placeholders in their shortest form. */
const comparable = (text: string): string => wordsOf(text.replaceAll(placeholder, "{{$1}}"));

/**
 * The paragraph of a text that a part of the portal shows, as it is written.
 * @param shown the part's words, with placeholders
 * @returns undefined: the text has no such paragraph
 */
export const paragraphOf = (text: string, shown: string): string | undefined =>
  text.split(breaks).find((each) => each.trim() !== "" && comparable(each) === comparable(shown));

/** A text with another paragraph in the place of one of its own. One that is emptied goes, with the space after it. */
export function withParagraph(text: string, before: string, after: string): string {
  const parts = text.split(breaks);
  const at = parts.indexOf(before);
  return (after === "" ? parts.toSpliced(at, 2) : parts.with(at, after)).join("").trim();
}
