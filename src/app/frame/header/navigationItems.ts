import { dokumenterAddress } from "#contract/dokumenterAddress.ts";
import type { PagePath } from "#contract/pagePaths.ts";
import { hasPage } from "#core/tenant/hasPage.ts";
import type { Tenant } from "#core/tenant/readTenant.ts";

/**
 * An item of the navigation bar (spec: navigation-2). `route`: a page of this portal, `address` is its path in the
 * router. `page`: another application at the same origin. `outside`: another site, in a new tab.
 */
export type NavigationItem = ItemText &
  (
    | { readonly kind: "route"; readonly address: PagePath }
    | { readonly kind: "page" | "outside"; readonly address: string }
  );

interface ItemText {
  /** Names its text: `nav.<id>` in `locales/nb/skall.json`. */
  readonly id: "oversikt" | "dokumenter" | "faktura" | "kjop" | "meldSkade" | "skadesaker" | "profil" | "tilbud";
  /** Shown as a badge. */
  readonly count?: number;
}

/** The fields of a brand that decide the items. */
type NavigationTenant = Pick<Tenant, "urls" | "features" | "otherInsurance">;

/**
 * The items of the navigation whose target exists, in order (spec: navigation-2). Without offers Tilbud is hidden.
 * @param tilbudCount Number of saved offers; undefined while, or when, it is not known.
 */
export function navigationItems(tenant: NavigationTenant, tilbudCount = 0): NavigationItem[] {
  const { urls } = tenant;
  const items: (NavigationItem | false)[] = [
    { id: "oversikt", kind: "route", address: "/" },
    { id: "dokumenter", kind: "page", address: dokumenterAddress },
    { id: "faktura", kind: "route", address: "/betaling" },
    { id: "kjop", kind: "route", address: "/kjopsinnganger" },
    urls.meldSkade !== undefined && { id: "meldSkade", kind: "outside", address: urls.meldSkade },
    urls.claimsCases !== undefined && { id: "skadesaker", kind: "route", address: "/jump/seopp/skadesaker" },
    { id: "profil", kind: "route", address: "/forsikringsprofil" },
    tilbudCount > 0 && { id: "tilbud", kind: "route", address: "/tilbud", count: tilbudCount },
  ];
  return items.filter(
    (item): item is NavigationItem => item !== false && (item.kind !== "route" || hasPage(tenant, item.address)),
  );
}

/** Whether an item is the page that is shown: the path itself, or a path below it. */
export function isActiveItem(item: NavigationItem, path: string): boolean {
  if (item.kind !== "route") return false;
  if (item.address === "/") return path === "/";
  return path === item.address || path.startsWith(`${item.address}/`);
}
