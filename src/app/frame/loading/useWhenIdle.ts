import { useEffect, useEffectEvent } from "react";

/** At rest is when the browser has been idle, at the latest this long after the page began to show something. */
const patienceMs = 3000;

/** Calls once when the page has come to rest: what a customer came for is there, and what may be wanted next can be fetched. */
export function useWhenIdle(act: () => void): void {
  const onRest = useEffectEvent(act);
  useEffect(() => {
    if (!("requestIdleCallback" in window)) {
      const timer = setTimeout(onRest, patienceMs);
      return () => clearTimeout(timer);
    }
    let idle = 0;
    // The first quiet moment often comes while answers are still under way.
    const timer = setTimeout(
      () => (idle = window.requestIdleCallback(onRest, { timeout: patienceMs })),
      patienceMs / 2,
    );
    return () => {
      clearTimeout(timer);
      window.cancelIdleCallback(idle);
    };
  }, []);
}
