import type { FunctionComponent } from "react";
import { hasPage } from "#core/tenant/hasPage.ts";
import type { Tenant } from "#core/tenant/readTenant.ts";
import type { Texts } from "#core/i18n/texts.ts";
import { basePath, isPortalPath } from "#contract/basePath.ts";
import { loginPath, type PagePath } from "#contract/pagePaths.ts";
import { lazyPart, type LazyPart } from "#app/frame/loading/lazyPart.tsx";
import { loading, type Part } from "#app/loading.ts";

/** A page of the portal. */
export interface PortalPage {
  /** Below the base path (spec: portal-10). */
  readonly path: PagePath;
  /** Its name in the document's title: a key of `locales/nb/skall.json`. */
  readonly title: keyof Texts["skall"];
  /** Its line in `loading.ts`. */
  readonly part: keyof typeof loading;
  readonly Page: LazyPart<object>;
}

/** The lines of components that need no props. */
type PageName = {
  [Name in keyof typeof loading]: (typeof loading)[Name] extends Part<FunctionComponent> ? Name : never;
}[keyof typeof loading];

const lazyPage = (part: PageName) => lazyPart<object>(loading[part], { missing: "page" });

const page = (path: PagePath, title: PortalPage["title"], part: PageName): PortalPage => ({
  path,
  title,
  part,
  Page: lazyPage(part),
});

/**
 * The pages that customers who are logged in can see. One line makes a page: its route, its title, and its item in
 * the navigation, which lists only pages of this table. When its code is fetched is a line in `loading.ts`.
 */
export const portalPages: readonly PortalPage[] = [
  page("/", "nav.oversikt", "OversiktPage"),
  page("/betaling", "nav.faktura", "BetalingPage"),
  page("/jump/seopp/skadesaker", "nav.skadesaker", "SkadesakerJumpPage"),
  page("/kjopsinnganger", "title.kjop", "KjopsinngangerPage"),
  page("/forsikringsprofil", "title.profil", "ForsikringsprofilPage"),
  page("/tilbud", "title.tilbud", "TilbudPage"),
  page("/andre-forsikringer", "title.andreForsikringer", "AndreForsikringerPage"),
];

/** The page of a visitor who is not logged in. */
export const LoggInnPage = lazyPage("LoggInnPage");

/** The page of every address that the brand does not have (spec: portal-18). */
export const IkkeFunnetPage = lazyPage("IkkeFunnetPage");

/** The pages of a brand that customers who are logged in can see. */
export const pagesOf = (tenant: Tenant): readonly PortalPage[] =>
  portalPages.filter(({ path }) => hasPage(tenant, path));

/** The brand's page at an address; undefined where it has none. */
function pageAt(tenant: Tenant, pathname: string): PortalPage | undefined {
  // The router does not mind a slash at the end either.
  const path = pathname.slice(basePath.length).replace(/\/$/, "") || "/";
  return isPortalPath(pathname) ? pagesOf(tenant).find((page) => page.path === path) : undefined;
}

/**
 * Fetches the code of the brand's page at an address. Never rejects: what fails is tried again, and reported, when the
 * page is shown.
 * @returns whether it has been fetched
 */
export async function preloadPageAt(tenant: Tenant, pathname: string): Promise<boolean> {
  const isLogin = pathname.replace(/\/$/, "") === basePath + loginPath;
  const Page = isLogin ? LoggInnPage : (pageAt(tenant, pathname)?.Page ?? IkkeFunnetPage);
  return await Page.preload().then(
    () => true,
    () => false,
  );
}

/** Fetches the code of the page at an address that may be wanted soon, where the brand has that page. */
export function prefetchPageAt(tenant: Tenant, pathname: string): void {
  pageAt(tenant, pathname)?.Page.prefetch();
}
