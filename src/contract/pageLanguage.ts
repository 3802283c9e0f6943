import { basePath } from "./basePath.ts";

/** The languages that the portal is written in: bokmål, nynorsk and English, as BCP 47 names them. */
export const languages = ["nb", "nn", "en"] as const;

/** A language of the portal. */
export type Language = (typeof languages)[number];

/** The name of each language in itself. */
export const languageNames: Readonly<Record<Language, string>> = { nb: "Bokmål", nn: "Nynorsk", en: "English" };

/** The cookie that keeps what the customer has chosen. */
export const languageCookie = "portal-language";

/** Where, and for how long, it is kept: a year, for the portal alone. */
export const languageKept = { path: basePath, maxAgeSeconds: 31_536_000 };

/** Whether a text names a language of the portal. */
export const isLanguage = (text: string | undefined): text is Language => languages.some((each) => each === text);

/** A range of `Accept-Language` that is wanted at all. JavaScript and PCRE read it alike. */
const wants = (tags: string) =>
  new RegExp(`(?:^|,)\\s*(?:${tags})(?:-[\\w-]+)?\\s*(?:;\\s*q=(?!0(?:\\.0*)?\\s*(?:,|$))|,|$)`, "i");

/** An `Accept-Language` that asks for Norwegian: bokmål and nynorsk are not told apart. nginx reads it too. */
export const wantsNorwegian = wants("nb|nn|no");

/** An `Accept-Language` that asks for English. It counts where no Norwegian is asked for. nginx reads it too. */
export const wantsEnglish = wants("en");

/** The language that a customer has chosen, in the header `Cookie`: the first one that is known. nginx reads it too. */
export const languageInCookie = new RegExp(`(?:^|;\\s*)${languageCookie}=(${languages.join("|")})\\s*(?:;|$)`);

/** The languages of a brand; the first is its own. */
export type BrandLanguages = readonly [Language, ...Language[]];

/** The languages that a descriptor names, as far as they are languages of the portal; bokmål where none is. */
export function namedLanguages(given: unknown): BrandLanguages {
  const named = (Array.isArray(given) ? given : []).filter((each) => typeof each === "string");
  const [own = "nb", ...others] = new Set(named.filter(isLanguage));
  return [own, ...others];
}

/**
 * The language of the page that a visitor gets: the one that the customer has chosen, else what the browser asks for,
 * else the brand's own.
 * @param offered the languages of the brand; the first is its own
 * @param chosen the value of the cookie, if there is one
 * @param accepted `Accept-Language`
 */
export function pageLanguage(offered: BrandLanguages, chosen: string | undefined, accepted = ""): Language {
  const kept = offered.find((each) => each === chosen);
  if (kept !== undefined) return kept;
  const isWanted = wantsNorwegian.test(accepted)
    ? (each: Language) => each !== "en"
    : (each: Language) => each === "en" && wantsEnglish.test(accepted);
  return offered.find(isWanted) ?? offered[0];
}

/** The file of the page in a language. The own language of a brand has `index.html`. */
export const pageFile = (language: Language, own: Language): string =>
  language === own ? "index.html" : `index.${language}.html`;

/**
 * The files of all pages of a brand, that in its own language first.
 * @param offered the languages of a brand that has several
 */
export const pageFiles = (offered: BrandLanguages | undefined): readonly string[] =>
  offered?.map((language) => pageFile(language, offered[0])) ?? ["index.html"];
