import type { Texts } from "#core/i18n/texts.ts";
import { basePath } from "#contract/basePath.ts";
import { lazyPage, type LazyPart } from "#app/frame/loading/lazyPart.ts";

/** A page of the portal. */
export interface PortalPage {
  /** Below the base path (spec: portal-10). */
  readonly path: string;
  /** Its name in the document's title: a key of `locales/nb/skall.json`. */
  readonly title: keyof Texts["skall"];
  readonly Page: LazyPart<object>;
}

/**
 * The pages that customers who are logged in can see. One line makes a page: its route, its title, and its item in
 * the navigation, which lists only what is here. When its code is fetched is a line in `loading.ts`.
 */
export const portalPages: readonly PortalPage[] = [
  { path: "/", title: "nav.oversikt", Page: lazyPage("OversiktPage") },
  { path: "/betaling", title: "nav.faktura", Page: lazyPage("BetalingPage") },
  { path: "/jump/seopp/skadesaker", title: "nav.skadesaker", Page: lazyPage("SkadesakerJumpPage") },
  { path: "/kjopsinnganger", title: "nav.kjop", Page: lazyPage("KjopsinngangerPage") },
  { path: "/forsikringsprofil", title: "nav.profil", Page: lazyPage("ForsikringsprofilPage") },
  { path: "/tilbud", title: "nav.tilbud", Page: lazyPage("TilbudPage") },
  { path: "/andre-forsikringer", title: "title.andreForsikringer", Page: lazyPage("AndreForsikringerPage") },
];

/**
 * Fetches the code of the page at an address. Never rejects: what fails is tried again, and reported, when the page is
 * shown.
 */
export async function preloadPageAt(pathname: string): Promise<void> {
  const path = pathname.slice(basePath.length) || "/";
  await portalPages
    .find((page) => page.path === path)
    ?.Page.preload()
    .catch(() => undefined);
}
