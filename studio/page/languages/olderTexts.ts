import type { IsTranslated } from "#contract/descriptor/inLanguage.ts";
import { isObject } from "#contract/isObject.ts";
import { valueAt } from "#contract/valueAt.ts";
import type { FieldPath } from "#studio/document/describeField.ts";

/** What a file has in one language: as it is saved, and as it is edited. */
export interface SavedAndEdited {
  readonly saved: unknown;
  readonly edited: unknown;
}

function textsIn(value: unknown, isTranslated: IsTranslated, path: FieldPath = []): FieldPath[] {
  if (typeof value === "string") return value !== "" && isTranslated(path) ? [path] : [];
  const children = Array.isArray(value) ? [...value.entries()] : isObject(value) ? Object.entries(value) : [];
  return children.flatMap(([step, child]) => textsIn(child, isTranslated, [...path, step]));
}

/** The texts of a language that are as they are saved, while the same text has changed in another language. */
export function olderTexts(
  own: SavedAndEdited,
  others: readonly SavedAndEdited[],
  isTranslated: IsTranslated,
): readonly FieldPath[] {
  return textsIn(own.edited, isTranslated).filter((path) => {
    const text = valueAt(own.edited, path);
    if (valueAt(own.saved, path) !== text) return false;
    return others.some(({ saved, edited }) => {
      const [before, now] = [valueAt(saved, path), valueAt(edited, path)];
      // A text that was not there before has no translation that could be older.
      return typeof before === "string" && before !== "" && now !== before && now !== text && typeof now === "string";
    });
  });
}
