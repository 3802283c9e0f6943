import { useEffect, useRef } from "react";
import { track } from "#core/analytics/track.ts";

/** Tells analytics once that a full-screen error is shown (shared-widgets §4). */
export function useFeilReport(type: string): void {
  const isTold = useRef(false);
  useEffect(() => {
    if (isTold.current) return;
    isTold.current = true;
    track({ kind: "purchaseBlock", type });
  }, [type]);
}
