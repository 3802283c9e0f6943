import { isObject } from "#contract/isObject.ts";
import type { IsTranslated } from "#contract/descriptor/inLanguage.ts";
import { valueAt } from "#contract/valueAt.ts";
import type { FieldPath } from "#studio/document/describeField.ts";

const childrenOf = (value: unknown): readonly (readonly [number | string, unknown])[] =>
  Array.isArray(value) ? [...value.entries()] : isObject(value) ? Object.entries(value) : [];

/** The paths of the texts that a file has, and another one does not. */
export function missingTexts(
  has: unknown,
  lacks: unknown,
  isTranslated: IsTranslated,
  path: FieldPath = [],
): readonly FieldPath[] {
  if (typeof has === "string") {
    const isThere = typeof lacks === "string" && lacks !== "";
    return isThere || !isTranslated(path) ? [] : [path];
  }
  return childrenOf(has).flatMap(([step, child]) =>
    missingTexts(child, valueAt(lacks, [step]), isTranslated, [...path, step]),
  );
}
