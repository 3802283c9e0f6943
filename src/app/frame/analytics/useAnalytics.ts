import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { startAnalytics } from "#core/analytics/startAnalytics.ts";
import { watchUse } from "#core/analytics/watchUse.ts";
import { useSessionWarning } from "#core/session/useSessionWarning.ts";
import { useTenant } from "#core/tenant/TenantContext.tsx";
import { loading } from "#app/loading.ts";
import { isPortalText } from "./isPortalText.ts";
import { useComponentLoad } from "./useComponentLoad.ts";
import { usePageLoads } from "./usePageLoads.ts";

/** Analytics of the portal, from now on: consent, pages, presses, fields. Belongs to what comes at rest. */
export function useAnalytics(): void {
  const tenant = useTenant();
  const { i18n } = useTranslation();
  useEffect(() => startAnalytics(tenant, loading.mixpanelTransport.load), [tenant]);
  useEffect(() => watchUse((text) => isPortalText(text, i18n)), [i18n]);
  usePageLoads();
  useComponentLoad(useSessionWarning().status === "shown" ? "utloggingsvarsel" : undefined);
}
