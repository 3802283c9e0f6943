import type { FieldSource } from "#studio/document/FieldSource.ts";
import type { FieldPlace } from "../fields/chosenField.ts";
import { fieldText } from "../fields/fieldText.ts";
import { fieldOf } from "../fields/sectionOf.ts";

/** Longer texts are cut. */
const longest = 60;

/** The beginning of a text. */
export const shortened = (text: string, most = longest): string =>
  text.length > most ? `${text.slice(0, most).trimEnd()} …` : text;

/** The words of a text: one kind of space, no soft hyphens. */
export const wordsOf = (text: string): string => text.replaceAll("\u00AD", "").replaceAll(/\s+/g, " ").trim();

/** What a field is called: a text of the portal by its own words, as the form calls it. Undefined: it has no name. */
export function fieldWords(field: FieldPlace, sources: readonly FieldSource[]): string | undefined {
  const { kind, path } = fieldOf(field);
  const isText = kind === "descriptor" && path[0] === "texts" && path.length > 2;
  const source = isText
    ? sources.find((each) => each.seenAs === "text" && String(fieldOf(each).path) === String(path))
    : undefined;
  return source === undefined ? fieldText(kind, path)?.title : shortened(wordsOf(source.value));
}
