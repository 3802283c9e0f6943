import { useEffect, useRef } from "react";
import { startAnalytics } from "#core/analytics/startAnalytics.ts";
import { track } from "#core/analytics/track.ts";
import { useTenant } from "#core/tenant/TenantContext.tsx";

/** Tells analytics once that a full-screen error is shown (shared-widgets §4), also in the place of all that would have started them. */
export function useFeilReport(type: string): void {
  const tenant = useTenant();
  const isTold = useRef(false);
  useEffect(() => startAnalytics(tenant), [tenant]);
  useEffect(() => {
    if (isTold.current) return;
    isTold.current = true;
    track({ kind: "purchaseBlock", type });
  }, [type]);
}
