import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Keeps the focus near when an act takes its own button away: on the heading of the part that has changed.
 * @param changed what an act changes
 */
export function useFocusKept(heading: RefObject<HTMLElement | null>, changed: unknown): void {
  const before = useRef(changed);
  useLayoutEffect(() => {
    if (before.current === changed) return;
    before.current = changed;
    const { current } = heading;
    if (current === null || document.activeElement !== document.body) return;
    current.setAttribute("tabindex", "-1");
    current.focus({ preventScroll: true });
  }, [heading, changed]);
}
