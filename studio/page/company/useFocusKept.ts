import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";

/**
 * Keeps the focus near when an act takes its own button away: on the heading of the part that has changed. Where nobody
 * has had the focus, as in a page that has just been opened, it stays nowhere.
 * @param changed what an act changes
 */
export function useFocusKept(heading: RefObject<HTMLElement | null>, changed: unknown): void {
  const before = useRef(changed);
  const focused = useRef<EventTarget>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => void (focused.current = target);
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  }, []);
  useLayoutEffect(() => {
    if (before.current === changed) return;
    before.current = changed;
    const { current } = heading;
    const isGone = focused.current instanceof Node && !focused.current.isConnected;
    if (current === null || !isGone || document.activeElement !== document.body) return;
    current.setAttribute("tabindex", "-1");
    current.focus();
  }, [heading, changed]);
}
