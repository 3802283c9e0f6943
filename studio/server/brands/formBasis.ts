import { inLanguage } from "#contract/descriptor/inLanguage.ts";
import { type Language, languages } from "#contract/pageLanguage.ts";
import { baseLanguage } from "#scripts/brands/brandFiles.ts";
import { isTranslated } from "#scripts/brands/languages/DescriptorFile.ts";
import type { OpenWorkspace } from "#scripts/brands/loadWorkspace.ts";
import type { FormBasis } from "#studio/document/FormBasis.ts";
import { portalTexts } from "./portalTexts.ts";

type ByLanguage<Value> = Readonly<Record<Language, Value>>;

const inEach = <Value>(valueIn: (language: Language) => Value): ByLanguage<Value> =>
  Object.fromEntries(languages.map((language) => [language, valueIn(language)])) as ByLanguage<Value>;

/** What all brands share, and the portal's texts, in each language. */
export function formBasis({ base }: OpenWorkspace): FormBasis {
  const value = base?.value ?? {};
  const baseIn = (language: Language) =>
    language === baseLanguage ? value : inLanguage(value, base?.languageFiles?.get(language)?.value, isTranslated);
  return { base: inEach((language) => baseIn(language) as typeof value), texts: inEach(portalTexts) };
}
