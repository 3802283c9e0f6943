import { track } from "#core/analytics/track.ts";
import { useShownOnce } from "#ui/feedback/useShownOnce.ts";

/**
 * Notifies analytics once that a part of the page is shown (spec: analytics-12).
 * @param komponent name of the part; undefined: it is not shown.
 */
export function useComponentLoad(komponent: string | undefined): void {
  useShownOnce(komponent, () => track({ kind: "componentLoad", komponent: komponent ?? "" }));
}
