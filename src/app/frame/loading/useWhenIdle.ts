import { useEffect, useEffectEvent } from "react";

/** The page counts as idle at the latest this long after its first render. */
const timeoutMs = 3000;

/** Calls once when the page is idle: then code that may be wanted next can be fetched. */
export function useWhenIdle(act: () => void): void {
  const onIdle = useEffectEvent(act);
  useEffect(() => {
    if (!("requestIdleCallback" in window)) {
      const timer = setTimeout(onIdle, timeoutMs);
      return () => clearTimeout(timer);
    }
    let idle = 0;
    // The browser is often idle for a moment while answers are still under way.
    const timer = setTimeout(() => (idle = window.requestIdleCallback(onIdle, { timeout: timeoutMs })), timeoutMs / 2);
    return () => {
      clearTimeout(timer);
      window.cancelIdleCallback(idle);
    };
  }, []);
}
