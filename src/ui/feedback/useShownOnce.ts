import { useEffect, useEffectEvent, useRef } from "react";

/**
 * Calls when something is shown: once, also when React mounts it twice, and again for something else.
 * @param what Name of the shown part; undefined: nothing is shown.
 */
export function useShownOnce(what: string | undefined, onShown: () => void): void {
  const shown = useRef<string>(undefined);
  const notify = useEffectEvent(onShown);
  useEffect(() => {
    if (what === undefined || shown.current === what) return;
    shown.current = what;
    notify();
  }, [what]);
}
