import { type Finding, findingAt, type RelatedPlace, spelling } from "#scripts/findings/Finding.ts";
import { problem } from "#scripts/findings/Problem.ts";
import { locate } from "#scripts/brands/json/jsonFile.ts";
import { startOf } from "#scripts/brands/json/sourceFile.ts";
import { didYouMean } from "#scripts/shared/text/didYouMean.ts";
import type { LocaleFile, Locales } from "../loadLocales.ts";
import { placeholderProblems } from "../placeholderProblems.ts";
import type { Rule } from "../Rule.ts";

const pluralForm = /_(?:one|two|few|many|other)$/;

/** The plural forms of a language, as i18next asks for them. */
const formsOf = (language: string) => new Intl.PluralRules(language).resolvedOptions().pluralCategories;

/**
 * The keys that a language needs, each with the key of its original. A text with plural forms has those of the language:
 * those of bokmål are `one` and `other`, and another language can have more or fewer.
 */
function neededKeys(original: LocaleFile, language: string): Map<string, string> {
  const needed = new Map<string, string>();
  for (const key of original.texts.keys()) {
    if (!pluralForm.test(key)) needed.set(key, key);
    else
      for (const form of formsOf(language)) {
        const own = key.replace(pluralForm, `_${form}`);
        needed.set(own, original.texts.has(own) ? own : key);
      }
  }
  return needed;
}

const placeOfOriginal = ({ json, texts }: LocaleFile, key: string): RelatedPlace => ({
  ...locate(json, texts.get(key)?.path ?? []).key,
  note: "original",
});

function fileFindings(language: string, feature: string, original: LocaleFile, translated: LocaleFile): Finding[] {
  const needed = neededKeys(original, language);
  const missing = [...needed].flatMap(([key, originalKey]) => {
    if (translated.texts.has(key)) return [];
    const related = [placeOfOriginal(original, originalKey)];
    const found = problem("missing-translation/text", { language, feature, key });
    return [findingAt(startOf(translated.json.file), found, { related })];
  });
  const others = [...translated.texts].flatMap(([key, { value, path }]) => {
    const place = locate(translated.json, path);
    const originalKey = needed.get(key);
    if (originalKey === undefined) {
      const found = problem("unknown-translation/key", { feature, key });
      return [findingAt(place.key, found, { fix: spelling(didYouMean(key, [...needed.keys()])) })];
    }
    const wanted = original.texts.get(originalKey)?.value;
    if (typeof value !== "string" || typeof wanted !== "string") return [];
    return placeholderProblems(key, wanted, value).map(({ problem: found, fix }) =>
      findingAt(place.value, found, { fix, related: [placeOfOriginal(original, originalKey)] }),
    );
  });
  return [...missing, ...others];
}

/** What a language has too little or too much, compared with bokmål. Bokmål itself has all of its plural forms. */
export function translationFindings(bokmal: Locales, { language, files }: Locales): Finding[] {
  const missing = [...bokmal.files].flatMap(([feature, original]) => {
    const translated = files.get(feature);
    if (translated !== undefined) return fileFindings(language, feature, original, translated);
    const found = problem("missing-translation/file", { language, feature });
    return [findingAt(startOf(`locales/${language}/${feature}.json`), found)];
  });
  const known = [...bokmal.files.keys()];
  const unknown = [...files]
    .filter(([feature]) => !bokmal.files.has(feature))
    .map(([feature, { json }]) =>
      findingAt(startOf(json.file), problem("unknown-translation/file", { feature, known })),
    );
  return [...missing, ...unknown];
}

/** Every language has the texts of bokmål, with their placeholders (spec: languages-10, languages-11). */
export const translationsRule: Rule = {
  name: "translations",
  check: ({ locales, translations }) =>
    [locales, ...translations.languages].flatMap((each) => translationFindings(locales, each)),
};
