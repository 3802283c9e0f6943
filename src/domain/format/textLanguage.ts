import { isObject } from "#contract/isObject.ts";
import type { Language } from "#contract/pageLanguage.ts";

/** The language of a text of the back end: English where the answer says so, else Norwegian. */
export type TextLanguage = "en" | undefined;

/** Reads the language that `withTextLanguage` has added. */
export const readTextLanguage = (value: unknown): TextLanguage => (value === "en" ? value : undefined);

/**
 * Says in every object of an answer, as `textLanguage`, which language its texts are in. Only English is said.
 * @param contentLanguage the header `Content-Language`
 */
export function withTextLanguage(body: unknown, contentLanguage: string | null): unknown {
  if (!/^en\b/i.test(contentLanguage ?? "")) return body;
  const inside = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inside);
    if (!isObject(value)) return value;
    const fields = Object.entries(value).map(([name, field]) => [name, inside(field)]);
    return { ...Object.fromEntries(fields), textLanguage: "en" } as object;
  };
  return inside(body);
}

/**
 * `lang` of an element with a text of the back end (spec: languages-33). Undefined where it is in the page's language;
 * bokmål and nynorsk count as one, since nobody says which of them an answer is in.
 */
export const textMark = (text: TextLanguage, page: Language): "nb" | "en" | undefined =>
  (text === "en") === (page === "en") ? undefined : (text ?? "nb");
