import { isLanguage, type Language } from "#contract/pageLanguage.ts";

/** The language that the page is written in: the build has set it. */
export function languageOfPage({ documentElement: { lang } }: Document = document): Language {
  return isLanguage(lang) ? lang : "nb";
}
