import type { FieldSource } from "#studio/document/FieldSource.ts";
import { type FieldPlace, fieldOf } from "#studio/document/describeField.ts";
import { shortened, wordsOf } from "#studio/document/words.ts";
import { fieldText } from "../fields/fieldText.ts";

/** What a field is called: a text of the portal by its own words, as the form calls it. Undefined: it has no name. */
export function fieldWords(field: FieldPlace, sources: readonly FieldSource[]): string | undefined {
  const { kind, path } = fieldOf(field);
  const isText = kind === "descriptor" && path[0] === "texts" && path.length > 2;
  const source = isText
    ? sources.find((each) => each.seenAs === "text" && String(fieldOf(each).path) === String(path))
    : undefined;
  return source === undefined ? fieldText(kind, path)?.title : shortened(wordsOf(source.value));
}
