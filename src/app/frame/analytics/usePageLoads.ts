import { useEffect, useRef } from "react";
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
