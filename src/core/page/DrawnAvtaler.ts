import { createContext, useContext, useEffect } from "react";
import type { AvtalerView } from "#domain/avtale/avtalerView.ts";

/**
 * What the page shows of the agreements during hydration: drawn by the boot script, or by the build.
 * undefined: the page is hydrated.
 */
export const DrawnAvtaler = createContext<AvtalerView | undefined>(undefined);

/**
 * Whether this render hydrates the drawing of the build and the boot script, or is the build's own. Both must give the
 * same markup. Everything else is rendered right after the hydration, in slices.
 */
export const useIsHydrating = (): boolean => useContext(DrawnAvtaler) !== undefined;

/** Removes the boot script's drawing when this page is hydrated. React hydrates the frame around it before. */
export function useHydrationEnd(): void {
  useEffect(() => {
    window.portalDrawing = undefined;
  }, []);
}
