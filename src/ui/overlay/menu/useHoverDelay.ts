import { useEffect, useRef } from "react";

/** How long the pointer rests on an item before its submenu opens (spec: menus-2). */
const hoverDelayMs = 75;

/** Does something when the pointer has rested for 75 ms. A second `start` restarts the wait, `stop` cancels it. */
export function useHoverDelay(): { readonly start: (act: () => void) => void; readonly stop: () => void } {
  const timer = useRef(0);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const stop = () => window.clearTimeout(timer.current);
  const start = (act: () => void) => {
    stop();
    timer.current = window.setTimeout(act, hoverDelayMs);
  };
  return { start, stop };
}
