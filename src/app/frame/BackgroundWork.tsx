import { useAnalytics } from "./analytics/useAnalytics.ts";
import { useDrawnLists } from "./useDrawnLists.ts";

/** The background work of every page: it renders long lists ahead, and reports to analytics. Shows nothing. */
export function BackgroundWork() {
  useDrawnLists();
  useAnalytics();
  return undefined;
}
