import { type Finding, findingAt } from "#scripts/findings/Finding.ts";
import { problem } from "#scripts/findings/Problem.ts";
import { locate } from "#scripts/brands/json/jsonFile.ts";
import type { Locales, Translations } from "../loadLocales.ts";
import type { Rule } from "../Rule.ts";

/**
 * From how many words on a copy of bokmål needs permission. Bokmål and nynorsk share many short texts, and hardly a
 * sentence; with English every shared word is an exception.
 */
const fewestWords = { nb: Infinity, nn: 4, en: 1 } as const;

/** How many words a text has; placeholders are none. */
const wordCount = (text: string): number =>
  (text.replaceAll(/\{\{[^{}]*\}\}/g, " ").match(/\p{L}[\p{L}\p{M}\u00ad-]*/gu) ?? []).length;

/** Texts of a language that are copies of bokmål without permission, and permissions that no text needs. */
function copyFindings(bokmal: Locales, { language, files }: Locales, same: Translations["same"]): Finding[] {
  const list = same?.value[language];
  const permitted = Array.isArray(list) ? list : [];
  const copies = [...files].flatMap(([feature, { json, texts }]) =>
    [...texts].flatMap(([key, { value, path }]) => {
      const original = bokmal.files.get(feature);
      const text = original?.texts.get(key);
      if (original === undefined || text === undefined || typeof value !== "string" || value !== text.value) return [];
      if (wordCount(value) < fewestWords[language]) return [];
      return [{ value, json, path, related: { ...locate(original.json, text.path).value, note: "original" as const } }];
    }),
  );
  const untranslated = copies
    .filter(({ value }) => !permitted.includes(value))
    .map(({ json, path, related }) =>
      findingAt(locate(json, path).value, problem("untranslated-text", {}), { related: [related] }),
    );
  if (same === undefined) return untranslated;
  const unneeded = permitted.flatMap((text, index) =>
    copies.some(({ value }) => value === text)
      ? []
      : [findingAt(locate(same, [language, index]).value, problem("unknown-translation/same", { language }))],
  );
  return [...untranslated, ...unneeded];
}

/** Copies of bokmål in other languages, and permissions that are not needed. */
export const untranslatedFindings = (bokmal: Locales, { languages, same }: Translations): Finding[] =>
  languages.flatMap((each) => copyFindings(bokmal, each, same));

/** No text of another language is bokmål that was left as it was (spec: languages-12). */
export const untranslatedRule: Rule = {
  name: "untranslated",
  check: ({ locales, translations }) => untranslatedFindings(locales, translations),
};
