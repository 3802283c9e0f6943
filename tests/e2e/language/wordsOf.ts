import { fillText } from "#contract/fillText.ts";
import type { Language } from "#contract/pageLanguage.ts";
import { readTexts } from "#scripts/compile/readTexts.ts";
import { repository } from "#scripts/files/repository.ts";
import type { JourneyBrand } from "#tests/support/journeys/brands.ts";

const texts = readTexts(repository);

/** Reads a text of a brand's page: its file, its key, and the values of its placeholders. */
export type Words = (file: string, key: string, values?: Readonly<Record<string, string | number>>) => string;

/** The words that a brand's page has in a language. */
export function wordsOf({ languages }: JourneyBrand, language: Language): Words {
  const own = languages.find((each) => each.language === language)?.tenant.texts ?? {};
  return (file, key, values) => {
    const text = own[file]?.[key] ?? texts[language]?.[file]?.[key];
    if (text === undefined) throw new Error(`There is no text ${file} ${key} in ${language}`);
    return fillText(text, values);
  };
}
