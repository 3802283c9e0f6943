import type { PagePath } from "#contract/pagePaths.ts";
import type { Tenant } from "./readTenant.ts";

/**
 * Whether a brand has a page. The address of a page that it does not have is unknown (spec: portal-18), and nothing in
 * the navigation leads there.
 */
export function hasPage(
  { features, otherInsurance }: Pick<Tenant, "features" | "otherInsurance">,
  path: PagePath,
): boolean {
  switch (path) {
    case "/kjopsinnganger":
      return features.purchase;
    case "/forsikringsprofil":
      return features.profile;
    case "/tilbud":
      return features.offers;
    case "/andre-forsikringer":
      return otherInsurance.length > 0;
    default:
      return true;
  }
}
