import { isObject } from "#contract/isObject.ts";
import type { Language } from "#contract/pageLanguage.ts";

/** The language of a text of the back end: English where the answer says so, else Norwegian. */
export type TextLanguage = "en" | undefined;

/** Reads what `noteTextLanguage` has added. */
export const readTextLanguage = (value: unknown): TextLanguage => (value === "en" ? value : undefined);

/**
 * For `JSON.parse`: says in every object of an answer, as `textLanguage`, which language its texts are in. Only English is
 * said.
 * @param contentLanguage the header `Content-Language`
 */
export const noteTextLanguage = (contentLanguage: string | null) =>
  /^en\b/i.test(contentLanguage ?? "")
    ? (_name: string, value: unknown): unknown => (isObject(value) ? { ...value, textLanguage: "en" } : value)
    : undefined;

/**
 * `lang` of an element with a text of the back end (spec: languages-33). Undefined where it is in the page's language;
 * bokmål and nynorsk count as one, since nobody says which of them an answer is in.
 */
export const textMark = (text: TextLanguage, page: Language): "nb" | "en" | undefined =>
  (text === "en") === (page === "en") ? undefined : (text ?? "nb");
