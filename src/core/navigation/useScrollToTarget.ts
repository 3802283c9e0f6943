import { useEffect } from "react";

/**
 * Scrolls to a place of the page (`scrollTargets`) that the address names but that was not rendered when it was opened.
 * @param id The id of the place. It is in the page as soon as the caller is.
 */
export function useScrollToTarget(id: string): void {
  useEffect(() => {
    if (window.location.hash !== `#${id}`) return;
    const target = document.getElementById(id);
    target?.scrollIntoView();
    target?.focus({ preventScroll: true });
  }, [id]);
}
