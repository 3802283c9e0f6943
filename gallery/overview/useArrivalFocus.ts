import { type RefObject, useEffect, useRef } from "react";

/** Scrolls up and focuses the heading when another entry is chosen, but not on the first page of the visit. */
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
