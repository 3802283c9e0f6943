import { useSyncExternalStore } from "react";
import { breakpoints } from "#ui/theme/breakpoints.ts";

const query = `(max-width: ${breakpoints.medium - 1}px)`;

/**
 * A window with room for one column, and for the portal above the form: bar and portal stay in view while the form
 * scrolls. In a lower or narrower one the page scrolls.
 */
export const portalAboveForm = `@media ${query} and (min-width: 30rem) and (min-height: 46rem)`;

/** A window in which the bar leaves enough room when it stays in view. */
export const roomForBar = "@media (min-width: 30rem) and (min-height: 24rem)";

function follow(onChange: () => void): () => void {
  const list = globalThis.matchMedia?.(query);
  list?.addEventListener("change", onChange);
  return () => list?.removeEventListener("change", onChange);
}

/** Whether the window has room for one column alone: then the form comes after the portal, for the Tab key too. */
export const useIsOneColumn = (): boolean =>
  useSyncExternalStore(follow, () => globalThis.matchMedia?.(query).matches ?? false);
