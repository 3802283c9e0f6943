import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { TextsByFile } from "#contract/brandBlock.ts";
import { type Language, languages } from "#contract/pageLanguage.ts";
import { type LanguageTexts, languageTexts } from "./languageTexts.ts";
import { spaced } from "#scripts/shared/text/withNoBreakSpaces.ts";

/** Something for each language that `locales/` has a folder of. */
export type ByLanguage<Value> = Readonly<Partial<Record<Language, Value>>>;

const folderOf = (root: string, language: Language): string => join(root, "locales", language);

/**
 * Reads the texts of the portal in one language as their authors have written them.
 * @param root the repository's folder
 */
export function readWrittenTexts(root: string, language: Language): TextsByFile {
  const folder = folderOf(root, language);
  const names = readdirSync(folder).filter((name) => name.endsWith(".json"));
  return Object.fromEntries(
    names.toSorted().map((name) => {
      const texts = JSON.parse(readFileSync(join(folder, name), "utf8")) as Readonly<Record<string, string>>;
      return [basename(name, ".json"), texts];
    }),
  );
}

function byLanguage<Value>(root: string, valueOf: (texts: TextsByFile, language: Language) => Value) {
  const written = languages.filter((language) => existsSync(folderOf(root, language)));
  return Object.fromEntries(
    written.map((language) => [language, valueOf(spaced(readWrittenTexts(root, language)), language)]),
  ) as ByLanguage<Value>;
}

/** Reads all texts of the portal, with no-break spaces, by language. */
export const readTexts = (root: string): ByLanguage<TextsByFile> => byLanguage(root, (texts) => texts);

/** The same, divided into what pages have and what is fetched later. */
export const readLanguageTexts = (root: string): ByLanguage<LanguageTexts> =>
  byLanguage(root, (texts, language) => languageTexts(language, texts));
