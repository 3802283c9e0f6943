import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { fetchStart } from "./fetchStart.ts";

/** A section that has waited this long for its first answer says so (spec: loading-3). */
const slowMs = 10_000;

/** Whether a wait for the answer to a query is long: its retries belong to it. */
export function useIsSlow(isWaiting: boolean, queryKey: QueryKey): boolean {
  const client = useQueryClient();
  const [isSlow, setIsSlow] = useState(false);
  const leftMs = useEffectEvent(() => {
    const query = client.getQueryCache().find({ queryKey, exact: true });
    return (fetchStart(query) ?? Date.now()) + slowMs - Date.now();
  });
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setIsSlow(true), Math.max(0, leftMs()));
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isWaiting]);
  return isWaiting && isSlow;
}
