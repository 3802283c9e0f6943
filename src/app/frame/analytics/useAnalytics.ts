import type { i18n as I18n } from "i18next";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { startAnalytics } from "#core/analytics/startAnalytics.ts";
import { watchUse } from "#core/analytics/watchUse.ts";
import { useSessionWarning } from "#core/session/SessionContext.tsx";
import { useTenant } from "#core/tenant/TenantContext.tsx";
import { loading } from "#app/loading.ts";
import { useComponentLoad } from "./useComponentLoad.ts";
import { useLocation } from "react-router-dom";
import { track } from "#core/analytics/track.ts";

/** Tracks each page that the customer comes to, once per arrival. */
export function usePageLoads(): void {
  const { key, pathname } = useLocation();
  const arrival = `${key} ${pathname}`;
  const tracked = useRef("");
  useEffect(() => {
    if (tracked.current === arrival) return;
    tracked.current = arrival;
    track({ kind: "pageLoad" });
  }, [arrival]);
}

/**
 * Whether a text is one of the portal's texts, so that every customer sees the same. A text with a value filled in is
 * not.
 */
function isPortalText(text: string, i18n: I18n): boolean {
  const namespaces = i18n.getDataByLanguage(i18n.language) ?? {};
  return Object.values(namespaces).some((texts) => Object.values(texts).includes(text));
}

/** Analytics of the portal, from now on: consent, pages, presses, fields. */
export function useAnalytics(): void {
  const tenant = useTenant();
  const { i18n } = useTranslation();
  useEffect(() => startAnalytics(tenant, loading.mixpanelTransport.load), [tenant]);
  useEffect(() => watchUse((text) => isPortalText(text, i18n)), [i18n]);
  usePageLoads();
  useComponentLoad(useSessionWarning().status === "shown" ? "utloggingsvarsel" : undefined);
}
