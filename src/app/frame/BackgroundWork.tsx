import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { shareChanges } from "#core/query/shareChanges.ts";
import { useAnalytics } from "./analytics/useAnalytics.ts";
import { useDrawnLists } from "./useDrawnLists.ts";

/**
 * The background work of every page: it renders long lists ahead, reports to analytics, and tells other tabs of
 * changes. Shows nothing.
 */
export function BackgroundWork() {
  const queryClient = useQueryClient();
  useEffect(() => shareChanges(queryClient), [queryClient]);
  useDrawnLists();
  useAnalytics();
  return undefined;
}
