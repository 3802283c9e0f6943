import { useEffect } from "react";

/**
 * Scrolls to a place of the page (`scrollTargets.ts`) that the address names but that was not rendered when it was opened.
 * @param id The id of the place.
 * @param isThere Whether the place is rendered. Default: as soon as the caller is.
 */
export function useScrollToTarget(id: string, isThere = true): void {
  useEffect(() => {
    if (!isThere || window.location.hash !== `#${id}`) return;
    const target = document.getElementById(id);
    target?.scrollIntoView();
    target?.focus({ preventScroll: true });
  }, [id, isThere]);
}
