import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Gives the focus back when another pane has had the place of the form, and the button that ended it is gone: to the part
 * of the form that had the focus last, else to all of it. Where something else has the focus, that keeps it.
 * @returns notes a part that gets the focus
 */
export function useFocusReturned(
  pane: RefObject<HTMLElement | null>,
  isHidden: boolean,
): (event: FocusEvent<HTMLElement>) => void {
  const last = useRef<HTMLElement>(null);
  const wasHidden = useRef(isHidden);
  useLayoutEffect(() => {
    const isBack = wasHidden.current && !isHidden;
    wasHidden.current = isHidden;
    if (!isBack || document.activeElement !== document.body) return;
    (last.current?.isConnected === true ? last.current : pane.current)?.focus();
  }, [pane, isHidden]);
  return ({ target }) => {
    last.current = target;
  };
}
