import { isObject } from "#contract/isObject.ts";
import type { Json } from "#contract/mergeLayers.ts";
import { valueAt } from "#contract/valueAt.ts";
import type { Path } from "../json/jsonFile.ts";
import { isTranslated } from "./isTranslated.ts";

/**
 * A value with its texts in another language. Everything but the texts is as it was, entry by entry in a list; a text
 * that the other language does not have is left out.
 * @param texts the texts in the other language, at the same paths
 * @param path where the value is in a descriptor
 */
export function inLanguage(value: Json, texts: unknown, path: Path = []): Json | undefined {
  if (Array.isArray(value))
    return value.flatMap((each, index) => inLanguage(each, valueAt(texts, [index]), [...path, index]) ?? []);
  if (isObject(value)) {
    const fields = Object.entries(value).flatMap(([key, each]): [string, Json][] => {
      const field = inLanguage(each, valueAt(texts, [key]), [...path, key]);
      return field === undefined ? [] : [[key, field]];
    });
    return Object.fromEntries(fields);
  }
  // `null` removes a text in every language.
  if (value === null || !isTranslated(path)) return value;
  return typeof texts === "string" ? texts : undefined;
}
