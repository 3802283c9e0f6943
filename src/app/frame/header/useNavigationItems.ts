import { useQuery } from "@tanstack/react-query";
import { tilbudQuery } from "#api/tilbud.ts";
import { useSession } from "#core/session/useSession.ts";
import { useTenant } from "#core/tenant/TenantContext.tsx";
import { type NavigationItem, navigationItems } from "./navigationItems.ts";

/** The navigation of this brand and this customer. */
export function useNavigationItems(paths: readonly string[]): NavigationItem[] {
  const tenant = useTenant();
  const { status } = useSession();
  const tilbud = useQuery({ ...tilbudQuery(), enabled: status === "loggedIn" && tenant.features.offers });
  return navigationItems({ tenant, paths, tilbudCount: tilbud.data?.tilbud.length });
}
