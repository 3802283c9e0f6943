import { isObject } from "../isObject.ts";
import type { Json } from "../mergeLayers.ts";
import { valueAt } from "../valueAt.ts";

type Path = readonly (string | number)[];

/** Whether the field at a path of a descriptor is a text that every language of a brand has. */
export type IsTranslated = (path: Path) => boolean;

/**
 * A value with its texts in another language. Everything but the texts is as it was, entry by entry in a list; a text
 * that the other language does not have is left out.
 * @param texts the texts in the other language, at the same paths
 * @param path where the value is in a descriptor
 */
export function inLanguage(value: Json, texts: unknown, isTranslated: IsTranslated, path: Path = []): Json | undefined {
  const child = (each: Json, step: string | number) =>
    inLanguage(each, valueAt(texts, [step]), isTranslated, [...path, step]);
  if (Array.isArray(value)) return value.flatMap((each, index) => child(each, index) ?? []);
  if (isObject(value)) {
    const fields = Object.entries(value).flatMap(([key, each]): [string, Json][] => {
      const field = child(each, key);
      return field === undefined ? [] : [[key, field]];
    });
    return Object.fromEntries(fields);
  }
  // `null` removes a text in every language.
  if (value === null || !isTranslated(path)) return value;
  return typeof texts === "string" ? texts : undefined;
}
