import { basePath } from "#contract/basePath.ts";
import { isLanguage, type Language, languageCookie } from "#contract/pageLanguage.ts";
import { readCookie } from "#ui/store/readCookie.ts";

const yearInSeconds = 31_536_000;

/** What the customer has chosen for the pages of this host; undefined: nothing. */
export function keptLanguage(): Language | undefined {
  const kept = readCookie(languageCookie);
  return isLanguage(kept) ? kept : undefined;
}

/** Keeps a choice for a year: the server answers with the page of this language from now on. undefined: none is kept. */
export function keepLanguage(language: Language | undefined): void {
  const age = language === undefined ? 0 : yearInSeconds;
  const secure = window.location.protocol === "https:" ? "; secure" : "";
  document.cookie = `${languageCookie}=${language ?? ""}; path=${basePath}; max-age=${age}; samesite=lax${secure}`;
}
