import { useEffect } from "react";
import { startAnalytics } from "#core/analytics/startAnalytics.ts";
import { track } from "#core/analytics/track.ts";
import { useTenant } from "#core/tenant/TenantContext.tsx";
import { loading } from "#app/loading.ts";
import { useShownOnce } from "#ui/feedback/useShownOnce.ts";

/**
 * Notifies analytics once that a full-screen error is shown (spec: sperrer-10), also when what would have started
 * analytics is not there.
 */
function useFeilReport(type: string): void {
  const tenant = useTenant();
  useEffect(() => startAnalytics(tenant, loading.mixpanelTransport.load), [tenant]);
  useShownOnce(type, () => track({ kind: "purchaseBlock", type }));
}

/** Shows nothing; analytics is notified of the error page that it is part of. */
export function FeilReport({ type }: { readonly type: string }): undefined {
  useFeilReport(type);
}
