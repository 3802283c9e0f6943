import { type RefObject, useEffect, useRef } from "react";

/** Leads to the heading of what has just been chosen, not of what the visit began with. */
export function useArrivalFocus(chosen: string | undefined): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(chosen);
  useEffect(() => {
    if (shown.current === chosen) return;
    shown.current = chosen;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [chosen]);
  return heading;
}
