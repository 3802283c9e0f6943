import { useAnalytics } from "./analytics/useAnalytics.ts";
import { useDrawnLists } from "./useDrawnLists.ts";

/** What every page does that nobody sees: it renders long lists ahead, and reports to analytics. Shows nothing. */
export function UnseenWork() {
  useDrawnLists();
  useAnalytics();
  return undefined;
}
