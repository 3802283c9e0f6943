import { type FocusEvent, useLayoutEffect, useRef } from "react";
import type { QueuedToast } from "./toastQueue.ts";

/** The close button of a toast that is shown. */
type FindCloseButton = (id: number) => HTMLElement | null | undefined;

/**
 * Moves focus when the focused toast closes or is queued again: to the close button of its neighbour, else to where it
 * was (spec: toasts-14).
 */
export function useToastFocus(shown: readonly QueuedToast[], find: FindCloseButton) {
  const order = useRef<readonly number[]>([]);
  const focused = useRef<number | undefined>(undefined);
  const before = useRef<HTMLElement | undefined>(undefined);

  useLayoutEffect(() => {
    const staying = shown.filter(({ state }) => state === "entering").map(({ id }) => id);
    const last = order.current;
    order.current = staying;
    if (focused.current === undefined || staying.includes(focused.current)) return;
    const place = last.indexOf(focused.current);
    const neighbour = [...last.slice(place + 1), ...last.slice(0, Math.max(place, 0)).toReversed(), ...staying].find(
      (id) => staying.includes(id),
    );
    const target = neighbour === undefined ? undefined : find(neighbour);
    focused.current = neighbour;
    if (target) target.focus({ preventScroll: true });
    else if (before.current?.isConnected === true) before.current.focus({ preventScroll: true });
  });

  return {
    /** A toast received focus. */
    onFocus: (id: number, event: FocusEvent<HTMLElement>) => {
      const from = event.relatedTarget;
      const cameFromOutside = !(from instanceof Node) || event.currentTarget.parentElement?.contains(from) !== true;
      if (focused.current === undefined && cameFromOutside)
        before.current = from instanceof HTMLElement ? from : undefined;
      focused.current = id;
    },
    /** A toast lost focus. */
    onBlur: () => {
      focused.current = undefined;
    },
  };
}
