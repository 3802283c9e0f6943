import { useEffect } from "react";

/**
 * An address that names a place of the page (`scrollTargets`) was followed before that place was there: goes there now.
 * @param id The place, which is there as soon as the caller is.
 */
export function useScrollToTarget(id: string): void {
  useEffect(() => {
    if (window.location.hash !== `#${id}`) return;
    const target = document.getElementById(id);
    target?.scrollIntoView();
    target?.focus({ preventScroll: true });
  }, [id]);
}
