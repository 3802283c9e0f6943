import type { Language } from "#contract/pageLanguage.ts";

/** The language of the page, which `<html>` says. A browser that translates writes another one there, which is none of ours. */
export function languageOfPage(): Language {
  const { lang } = document.documentElement;
  return lang === "nn" || lang === "en" ? lang : "nb";
}
