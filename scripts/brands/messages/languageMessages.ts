import { enAv, oneOf } from "./lists.ts";
import { fixedMessage, message } from "./Message.ts";

/** About the languages of the portal and of a brand, and the files with the texts in them. */
export const languageMessages = {
  "layer-only-field/language": message<{ key: string }>(
    { key: "theme" },
    ({ key }) => ({
      message: `"${key}" is not a text, so it is the same in every language`,
      expected: `"${key}" in the descriptor alone; this file has only texts`,
    }),
    ({ key }) => ({
      message: `«${key}» er ikke en tekst, og er likt på alle språk`,
      expected: `"${key}" bare i beskrivelsen av merket; denne filen har bare tekster`,
    }),
  ),
  "missing-translation": message<{ field: string; file: string }>(
    { field: "marketing.heroTitle", file: "tenants/fjord/tenant.en.jsonc" },
    ({ field, file }) => ({
      message: `"${field}" is not in ${file}`,
      expected: "the same texts in every language of the brand",
    }),
    ({ field, file }) => ({
      message: `«${field}» mangler i ${file}`,
      expected: "de samme tekstene på alle språkene til merket",
    }),
  ),
  "missing-translation/descriptor": message<{ language: string; file: string }>(
    { language: "en", file: "tenants/fjord/tenant.en.jsonc" },
    ({ language, file }) => ({
      message: `There is no file with the texts in the language "${language}"`,
      expected: `a file ${file}`,
    }),
    ({ language, file }) => ({
      message: `Det er ingen fil med tekstene på språket «${language}»`,
      expected: `en fil ${file}`,
    }),
  ),
  "missing-translation/file": message<{ language: string; feature: string }>(
    { language: "nn", feature: "session" },
    ({ language, feature }) => ({
      message: `There is no file locales/${language}/${feature}.json`,
      expected: `the texts of locales/nb/${feature}.json in that language`,
    }),
    ({ language, feature }) => ({
      message: `Det finnes ingen fil locales/${language}/${feature}.json`,
      expected: `tekstene i locales/nb/${feature}.json på det språket`,
    }),
  ),
  "missing-translation/text": message<{ language: string; feature: string; key: string }>(
    { language: "nn", feature: "session", key: "extend" },
    ({ language, feature, key }) => ({
      message: `locales/${language}/${feature}.json has no text "${key}"`,
      expected: "a text for each key of bokmål, and for each plural form of the language",
    }),
    ({ language, feature, key }) => ({
      message: `locales/${language}/${feature}.json har ingen tekst «${key}»`,
      expected: "en tekst for hver nøkkel på bokmål, og for hver flertallsform i språket",
    }),
  ),
  "unknown-translation/file": message<{ feature: string; known: readonly string[] }>(
    { feature: "sesion", known: ["session"] },
    ({ feature, known }) => ({ message: `There is no file locales/nb/${feature}.json`, expected: oneOf(known) }),
    ({ feature, known }) => ({ message: `Det finnes ingen fil locales/nb/${feature}.json`, expected: enAv(known) }),
  ),
  "unknown-translation/key": message<{ feature: string; key: string }>(
    { feature: "session", key: "extnd" },
    ({ feature, key }) => ({
      message: `locales/nb/${feature}.json has no text "${key}"`,
      expected: "the key of a text in bokmål, and a plural form of the language",
    }),
    ({ feature, key }) => ({
      message: `locales/nb/${feature}.json har ingen tekst «${key}»`,
      expected: "nøkkelen til en tekst på bokmål, og en flertallsform i språket",
    }),
  ),
  "unknown-translation/same": message<{ language: string }>(
    { language: "nn" },
    ({ language }) => ({
      message: `No text of locales/${language}/ that is the same as in bokmål has these words`,
      expected: "only texts that need the permission",
    }),
    ({ language }) => ({
      message: `Ingen tekst i locales/${language}/ som er lik bokmål, har disse ordene`,
      expected: "bare tekster som trenger tillatelsen",
    }),
  ),
  "untranslated-text": fixedMessage(
    {
      message: "The text is the same as in bokmål",
      expected: "a translation, or the text in locales/sameAsBokmal.jsonc",
    },
    {
      message: "Teksten er lik den på bokmål",
      expected: "en oversettelse, eller teksten i locales/sameAsBokmal.jsonc",
    },
  ),
  "unneeded-language-file": message<{ language: string }>(
    { language: "nn" },
    ({ language }) => ({
      message: `The brand does not have the language "${language}"`,
      expected: `"${language}" in "languages" of the brand, or no such file`,
    }),
    ({ language }) => ({
      message: `Merket har ikke språket «${language}»`,
      expected: `"${language}" i "languages" for merket, eller ingen slik fil`,
    }),
  ),
  "unneeded-language-file/own": message<{ language: string; file: string }>(
    { language: "nb", file: "tenants/fjord/tenant.jsonc" },
    ({ language, file }) => ({
      message: `The texts in the language "${language}" are in ${file}`,
      expected: "no other file with them",
    }),
    ({ language, file }) => ({
      message: `Tekstene på språket «${language}» står i ${file}`,
      expected: "ingen annen fil med dem",
    }),
  ),
  "unneeded-language-file/unknown": message<{ language: string; known: readonly string[] }>(
    { language: "de", known: ["nb", "nn", "en"] },
    ({ language, known }) => ({
      message: `"${language}" is not a language of the portal`,
      expected: oneOf(known),
    }),
    ({ language, known }) => ({
      message: `«${language}» er ikke et av språkene i portalen`,
      expected: enAv(known),
    }),
  ),
  "wrong-length/language": message<{ field: string; count: number; wanted: number; file: string }>(
    { field: "faq", count: 3, wanted: 4, file: "tenants/fjord/tenant.jsonc" },
    ({ field, count, wanted, file }) => ({
      message: `"${field}" has ${count} ${count === 1 ? "entry" : "entries"}, and ${wanted} in ${file}`,
      expected: "the same entries in every language, in the same order",
    }),
    ({ field, count, wanted, file }) => ({
      message: `«${field}» har ${count} ${count === 1 ? "oppføring" : "oppføringer"}, og ${wanted} i ${file}`,
      expected: "de samme oppføringene på alle språk, i samme rekkefølge",
    }),
  ),
};
