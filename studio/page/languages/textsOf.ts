import { isObject } from "#contract/isObject.ts";
import type { IsTranslated } from "#contract/descriptor/inLanguage.ts";
import type { FieldPath } from "#studio/document/describeField.ts";

/** The texts of a value, as a file in another language has them. A list has an entry for each of the value's. */
export function textsOf(value: unknown, isTranslated: IsTranslated, path: FieldPath = []): unknown {
  if (Array.isArray(value)) return value.map((each, index) => textsOf(each, isTranslated, [...path, index]) ?? {});
  if (!isObject(value)) return typeof value === "string" && isTranslated(path) ? value : undefined;
  const fields = Object.entries(value).flatMap(([key, each]) => {
    const texts = textsOf(each, isTranslated, [...path, key]);
    return texts === undefined ? [] : [[key, texts] as const];
  });
  return fields.length === 0 ? undefined : Object.fromEntries(fields);
}

/** A value with the texts of another language over it, entry by entry in a list. */
export function withTexts(value: unknown, texts: unknown): unknown {
  if (texts === undefined) return value;
  if (Array.isArray(texts) && Array.isArray(value)) {
    const entries: readonly unknown[] = texts;
    return value.map((each, index) => withTexts(each, entries[index]));
  }
  if (!isObject(texts)) return texts;
  const fields = isObject(value) ? value : {};
  const written = Object.entries(texts).map(([key, each]) => [key, withTexts(fields[key], each)] as const);
  return { ...fields, ...Object.fromEntries(written) };
}
