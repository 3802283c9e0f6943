import { useEffect, useEffectEvent, useRef } from "react";

/**
 * Calls when something is shown: once, also when React mounts it twice, and again for something else.
 * @param what Name of the shown part; undefined: nothing is shown.
 */
export function useShownOnce(what: string | undefined, onShown: () => void): void {
  const told = useRef<string>(undefined);
  const tell = useEffectEvent(onShown);
  useEffect(() => {
    if (what === undefined || told.current === what) return;
    told.current = what;
    tell();
  }, [what]);
}
