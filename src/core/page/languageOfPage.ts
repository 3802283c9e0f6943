import type { Language } from "#contract/pageLanguage.ts";

/**
 * The language of the page, which `<html>` says. A browser that translates the page writes its own language there:
 * bokmål is returned then.
 */
export function languageOfPage(): Language {
  const { lang } = document.documentElement;
  return lang === "nn" || lang === "en" ? lang : "nb";
}
