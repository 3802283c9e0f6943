import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { slowMs } from "../slowMs.ts";
import { fetchStart } from "./fetchStart.ts";

/** Whether the wait for a query's answer, including retries, is long. */
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
