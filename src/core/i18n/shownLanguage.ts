import type { Language } from "#contract/pageLanguage.ts";

/** The language of the page, which `<html>` says. Components ask `useLanguage`, which renders them again when it changes. */
export function shownLanguage(): Language {
  const { lang } = document.documentElement;
  return lang === "nn" || lang === "en" ? lang : "nb";
}
