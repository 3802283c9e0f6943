import type { Texts } from "#core/i18n/texts.ts";
import { basePath } from "#contract/basePath.ts";
import { type LazyPage, lazyPage } from "#app/frame/loading/lazyPage.ts";

/** A page of the portal. */
export interface PortalPage {
  /** Below the base path (spec §2). */
  readonly path: string;
  /** Its name in the document's title: a key of `locales/nb/skall.json`. */
  readonly title: keyof Texts["skall"];
  readonly Page: LazyPage<object>;
}

/**
 * The pages that customers who are logged in can see. One line makes a page: its route, its code (loaded when it is first shown), and its item
 * in the navigation, which lists only what is here.
 */
export const portalPages: readonly PortalPage[] = [
  {
    path: "/",
    title: "nav.oversikt",
    Page: lazyPage("OversiktPage", async () => (await import("#app/pages/OversiktPage.tsx")).OversiktPage),
  },
  {
    path: "/betaling",
    title: "nav.faktura",
    Page: lazyPage("BetalingPage", async () => (await import("#app/pages/BetalingPage.tsx")).BetalingPage),
  },
  {
    path: "/jump/seopp/skadesaker",
    title: "nav.skadesaker",
    Page: lazyPage(
      "SkadesakerJumpPage",
      async () => (await import("#app/pages/SkadesakerJumpPage.tsx")).SkadesakerJumpPage,
    ),
  },
  {
    path: "/kjopsinnganger",
    title: "nav.kjop",
    Page: lazyPage(
      "KjopsinngangerPage",
      async () => (await import("#app/pages/KjopsinngangerPage.tsx")).KjopsinngangerPage,
    ),
  },
  {
    path: "/forsikringsprofil",
    title: "nav.profil",
    Page: lazyPage(
      "ForsikringsprofilPage",
      async () => (await import("#app/pages/ForsikringsprofilPage.tsx")).ForsikringsprofilPage,
    ),
  },
  {
    path: "/tilbud",
    title: "nav.tilbud",
    Page: lazyPage("TilbudPage", async () => (await import("#app/pages/TilbudPage.tsx")).TilbudPage),
  },
  {
    path: "/andre-forsikringer",
    title: "title.andreForsikringer",
    Page: lazyPage(
      "AndreForsikringerPage",
      async () => (await import("#app/pages/AndreForsikringerPage.tsx")).AndreForsikringerPage,
    ),
  },
];

/** Fetches the code of the page at an address. Never rejects: what fails is tried again, and told, when the page is shown. */
export async function preloadPageAt(pathname: string): Promise<void> {
  const path = pathname.slice(basePath.length) || "/";
  await portalPages
    .find((page) => page.path === path)
    ?.Page.preload()
    .catch(() => undefined);
}
