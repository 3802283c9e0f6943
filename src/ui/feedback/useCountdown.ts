import { useEffect, useEffectEvent, useState } from "react";

const secondMs = 1000;
/** Browsers run a timer with a longer time at once. */
const longestTimeoutMs = 2 ** 31 - 1;

const secondsUntil = (endsAtMs: number) => Math.max(0, Math.ceil((endsAtMs - Date.now()) / secondMs));

/**
 * Whole seconds until a moment, rounded up. Computed from the clock at each step, so that it is right on a sleeping or
 * slow machine.
 * @param endsAtMs The moment, milliseconds since 1970.
 * @param onEnd Called once at that moment; at once if it has passed.
 */
export function useCountdown(endsAtMs: number, onEnd: () => void): number {
  const [, setTick] = useState(0);
  const onOver = useEffectEvent(onEnd);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const step = () => {
      const leftMs = endsAtMs - Date.now();
      setTick((tick) => tick + 1);
      if (leftMs <= 0) {
        onOver();
        return;
      }
      // On to the moment when the next whole second is through.
      timer = setTimeout(step, Math.min(leftMs % secondMs || secondMs, longestTimeoutMs));
    };
    timer = setTimeout(step, 0);
    return () => clearTimeout(timer);
  }, [endsAtMs]);
  return secondsUntil(endsAtMs);
}
