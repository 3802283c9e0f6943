import { useEffect } from "react";
import { scrollTargets } from "./scrollTargets.ts";

/** An address that leads to the footer's contact was followed before the footer was there: goes there now. */
export function useLateTarget(): void {
  useEffect(() => {
    if (window.location.hash !== `#${scrollTargets.contactPhone}`) return;
    const target = document.getElementById(scrollTargets.contactPhone);
    target?.scrollIntoView();
    target?.focus({ preventScroll: true });
  }, []);
}
