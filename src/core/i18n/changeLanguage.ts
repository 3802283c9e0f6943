import type { QueryClient } from "@tanstack/react-query";
import type { i18n as I18n } from "i18next";
import { cookieAttributes, secureAttribute } from "#contract/cookieAttributes.ts";
import { isLanguage, type Language, languageCookie, languageKept } from "#contract/pageLanguage.ts";
import { todayInOslo } from "#domain/format/dayInOslo.ts";
import { marketingOn } from "#domain/kampanje/marketingOn.ts";
import { fetchPage, readPage } from "../http/fetchPage.ts";
import { fetchTexts } from "../http/fetchTexts.ts";
import { makeLast } from "../http/lastingChoice.ts";
import { addTexts } from "./i18n.ts";
import { readTenant, type Tenant } from "../tenant/readTenant.ts";
import { readCookie } from "#ui/store/readCookie.ts";

/** The language that the customer has chosen on this host; undefined: none. */
function keptLanguage(): Language | undefined {
  const kept = readCookie(languageCookie);
  return isLanguage(kept) ? kept : undefined;
}

/** Keeps a choice for a year: the server answers with the page of this language from now on. undefined: none is kept. */
export function keepLanguage(language: Language | undefined): void {
  const attributes = cookieAttributes(language === undefined ? { ...languageKept, maxAgeSeconds: 0 } : languageKept);
  const secure = window.location.protocol === "https:" ? secureAttribute : "";
  document.cookie = `${languageCookie}=${language ?? ""}${attributes}${secure}`;
}

/** What shows the page. */
interface ShownPage {
  readonly i18n: I18n;
  readonly queryClient: QueryClient;
  readonly showTenant: (tenant: Tenant) => void;
  /** Opens the page anew. Replaced in tests. */
  readonly reload?: () => void;
}

/** Who observes a query adds how long its answer is fresh. */
const staleTimeOf = (options: object): unknown => ("staleTime" in options ? options.staleTime : undefined);

const mainOf = (page: Document) => page.querySelector('script[type="module"][src]')?.getAttribute("src") ?? "";

/** The brand in a language, with all texts. undefined: a newer release has been deployed, whose texts are for its own code. */
async function fetchTenant(language: Language) {
  const page = readPage(await fetchPage());
  if (page.language !== language) throw new Error(`The server answered with the page in ${page.language}`);
  if (page.main !== mainOf(document)) return undefined;
  const tenant = readTenant(page.block, window.location.hostname);
  const later = tenant.laterTexts && (await fetchTexts(tenant.laterTexts));
  return { tenant, texts: { ...tenant.inlineTexts, ...later } };
}

/**
 * Shows the page in another language without leaving it (spec: languages-36). The choice is kept first, so that the
 * server answers with the page in that language; everything is fetched before anything is changed. Answers with texts
 * of the back end are fetched again.
 * @throws when something is missing. Then nothing has changed, and the earlier choice is kept (spec: languages-38).
 */
export async function changeLanguage(language: Language, shown: ShownPage): Promise<void> {
  const before = keptLanguage();
  keepLanguage(language);
  const fetched = await fetchTenant(language).catch((error: unknown) => {
    keepLanguage(before);
    throw error;
  });
  void makeLast("sprak");
  if (fetched === undefined) return (shown.reload ?? (() => window.location.reload()))();

  const { i18n, queryClient, showTenant } = shown;
  const { tenant, texts } = fetched;
  addTexts(i18n, language, texts, tenant.texts);
  // React renders both changes at once.
  document.documentElement.lang = language;
  showTenant({ ...tenant, marketing: marketingOn(todayInOslo(), tenant.marketing) });
  await i18n.changeLanguage(language);
  // Answers that the boot script has asked for are in the language from before.
  window.portalEarlyCalls = {};
  // Answers that never become old have no language: postal codes, and a token that must not be fetched twice.
  void queryClient.invalidateQueries({ predicate: ({ options }) => staleTimeOf(options) !== Infinity });
}
