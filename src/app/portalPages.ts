import type { ComponentType } from "react";
import type { Texts } from "#core/i18n/texts.ts";
import { lazyPage } from "./lazyPage.ts";

/** A page of the portal. */
export interface PortalPage {
  /** Below the base path (spec §2). */
  readonly path: string;
  /** Its name in the document's title: a key of `locales/nb/skall.json`. */
  readonly title: keyof Texts["skall"];
  readonly Page: ComponentType;
}

/**
 * The pages that customers who are logged in can see. One line makes a page: its route, its code (loaded when it is first shown), and its item
 * in the navigation, which lists only what is here.
 */
export const portalPages: readonly PortalPage[] = [
  {
    path: "/",
    title: "nav.oversikt",
    Page: lazyPage(async () => (await import("./pages/OversiktPage.tsx")).OversiktPage),
  },
  {
    path: "/betaling",
    title: "nav.faktura",
    Page: lazyPage(async () => (await import("./pages/BetalingPage.tsx")).BetalingPage),
  },
  {
    path: "/forsikringsprofil",
    title: "nav.profil",
    Page: lazyPage(async () => (await import("./pages/ForsikringsprofilPage.tsx")).ForsikringsprofilPage),
  },
];
