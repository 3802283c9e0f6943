import type { Language } from "#contract/pageLanguage.ts";

/** What a visitor sends, and the language of the page of a brand in bokmål, which has nynorsk and English too. */
export interface LanguageCase {
  readonly what: string;
  readonly cookie?: string;
  readonly acceptLanguage?: string;
  readonly gets: Language;
}

const many = Array.from({ length: 300 }, (_, at) => `x${at};q=0.1`).join(",");

/** The languages of that brand, its own first. */
export const caseLanguages = ["nb", "nn", "en"] as const;

/** Written out: no expression of the contract is used. */
const languageCases: readonly LanguageCase[] = [
  { what: "nothing", gets: "nb" },
  { what: "a choice", cookie: "portal-language=nn", gets: "nn" },
  { what: "a choice against the browser", cookie: "portal-language=nb", acceptLanguage: "en", gets: "nb" },
  { what: "a choice among other cookies", cookie: "a=1; portal-language=en; b=2", gets: "en" },
  { what: "a choice without a space", cookie: "a=1;portal-language=en", gets: "en" },
  { what: "a cookie of another name", cookie: "x-portal-language=en; portal-languages=en", gets: "nb" },
  { what: "a value of another cookie", cookie: "a=portal-language=en", gets: "nb" },
  { what: "an unknown choice", cookie: "portal-language=se", gets: "nb" },
  { what: "an unknown choice and a browser", cookie: "portal-language=se", acceptLanguage: "en-GB", gets: "en" },
  { what: "the beginning of a choice", cookie: "portal-language=english", gets: "nb" },
  { what: "a choice in capitals", cookie: "portal-language=EN", gets: "nb" },
  { what: "an unknown choice before a known one", cookie: "portal-language=se; portal-language=nn", gets: "nn" },
  { what: "two choices", cookie: "portal-language=en; portal-language=nn", gets: "en" },
  { what: "no choice", cookie: "portal-language=", gets: "nb" },
  { what: "a long cookie", cookie: `a=${"x".repeat(3000)}; portal-language=nn`, gets: "nn" },
  { what: "English", acceptLanguage: "en-GB,en;q=0.9", gets: "en" },
  { what: "English in capitals", acceptLanguage: "EN-us", gets: "en" },
  { what: "nynorsk: Norwegian is the brand's own", acceptLanguage: "nn-NO,nn;q=0.9", gets: "nb" },
  { what: "English before Norwegian", acceptLanguage: "en,no;q=0.1", gets: "nb" },
  { what: "Norwegian that is not wanted", acceptLanguage: "nb;q=0, nn;q=0.0, no;q=0.000, en;q=0.5", gets: "en" },
  { what: "English that is not wanted", acceptLanguage: "en;q=0", gets: "nb" },
  { what: "English that is little wanted", acceptLanguage: "en ; q=0.001", gets: "en" },
  { what: "another language", acceptLanguage: "de,fr;q=0.5", gets: "nb" },
  { what: "any language", acceptLanguage: "*", gets: "nb" },
  { what: "a longer name", acceptLanguage: "eng,nbx", gets: "nb" },
  { what: "a broken header", acceptLanguage: ";;,,=q", gets: "nb" },
  { what: "a long header", acceptLanguage: `${many},en`, gets: "en" },
];

/**
 * Asks a server for the page with each of them.
 * @param ask gives the language of the page: `<html lang>`
 */
export async function compareLanguages(ask: (asked: LanguageCase) => Promise<string | undefined>) {
  const seen: Record<string, string | undefined> = {};
  const expected: Record<string, string> = {};
  for (const each of languageCases) {
    seen[each.what] = await ask(each);
    expected[each.what] = each.gets;
  }
  return { seen, expected };
}

/** The language of a page. */
export const languageOfPage = (html: string): string | undefined => /<html lang="(\w+)"/.exec(html)?.[1];
