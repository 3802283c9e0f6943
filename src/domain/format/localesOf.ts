import type { Language } from "#contract/pageLanguage.ts";

/**
 * What to ask `Intl` for in a language of the page. Chromium has no dates in nynorsk, and would write them in the
 * browser's own language: the months have the same names in bokmål.
 */
export const localesOf: Readonly<Record<Language, readonly string[]>> = { nb: ["nb"], nn: ["nn", "nb"], en: ["en-GB"] };
