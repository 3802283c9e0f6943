import type { Language } from "#contract/pageLanguage.ts";

/** The language that the page is written in: the build has set it. */
export const languageOfPage = (): Language => document.documentElement.lang as Language;
