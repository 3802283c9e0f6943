import { dokumenterAddress } from "#contract/dokumenterAddress.ts";
import type { PagePath } from "#contract/pagePaths.ts";
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

interface Situation {
  readonly tenant: Pick<Tenant, "features" | "urls">;
  /** Paths of the pages that the router has. */
  readonly paths: readonly PagePath[];
  /** Number of saved offers; undefined while, or when, it is not known. */
  readonly tilbudCount: number | undefined;
}

/** The items in their order, those whose target exists (spec: navigation-2). Tilbud is hidden when there are none. */
export function navigationItems({ tenant, paths, tilbudCount = 0 }: Situation): NavigationItem[] {
  const { features, urls } = tenant;
  const items: (NavigationItem | false)[] = [
    { id: "oversikt", kind: "route", address: "/" },
    { id: "dokumenter", kind: "page", address: dokumenterAddress },
    { id: "faktura", kind: "route", address: "/betaling" },
    features.purchase && { id: "kjop", kind: "route", address: "/kjopsinnganger" },
    urls.meldSkade !== undefined && { id: "meldSkade", kind: "outside", address: urls.meldSkade },
    urls.claimsCases !== undefined && { id: "skadesaker", kind: "route", address: "/jump/seopp/skadesaker" },
    features.profile && { id: "profil", kind: "route", address: "/forsikringsprofil" },
    features.offers && tilbudCount > 0 && { id: "tilbud", kind: "route", address: "/tilbud", count: tilbudCount },
  ];
  return items.filter(
    (item): item is NavigationItem => item !== false && (item.kind !== "route" || paths.includes(item.address)),
  );
}

/** Whether an item is the page that is shown: the path itself, or a path below it. */
export function isActiveItem(item: NavigationItem, path: string): boolean {
  if (item.kind !== "route") return false;
  if (item.address === "/") return path === "/";
  return path === item.address || path.startsWith(`${item.address}/`);
}
