import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { TextsByFile } from "#contract/brandBlock.ts";
import { type Language, languages } from "#contract/pageLanguage.ts";
import { type LanguageTexts, languageTexts } from "./languageTexts.ts";
import { spaced } from "./withNoBreakSpaces.ts";

/** Something for each language that `locales/` has a folder of. */
export type ByLanguage<Value> = Readonly<Partial<Record<Language, Value>>>;

function readLanguage(folder: string): TextsByFile {
  const names = readdirSync(folder).filter((name) => name.endsWith(".json"));
  return Object.fromEntries(
    names.toSorted().map((name) => {
      const texts = JSON.parse(readFileSync(join(folder, name), "utf8")) as Readonly<Record<string, string>>;
      return [basename(name, ".json"), spaced(texts)];
    }),
  );
}

function byLanguage<Value>(root: string, valueOf: (language: Language, folder: string) => Value): ByLanguage<Value> {
  const written = languages.filter((language) => existsSync(join(root, "locales", language)));
  return Object.fromEntries(
    written.map((language) => [language, valueOf(language, join(root, "locales", language))]),
  ) as ByLanguage<Value>;
}

/**
 * Reads all texts of the portal, with no-break spaces, by language.
 * @param root the repository's folder
 */
export const readTexts = (root: string): ByLanguage<TextsByFile> =>
  byLanguage(root, (_, folder) => readLanguage(folder));

/** The same, divided into what pages have and what is fetched later. */
export const readLanguageTexts = (root: string): ByLanguage<LanguageTexts> =>
  byLanguage(root, (language, folder) => languageTexts(language, readLanguage(folder)));
