import { useEffect, useEffectEvent, useRef, useState } from "react";

const secondMs = 1000;
/** Browsers run a timer with a longer time at once. */
const longestTimeoutMs = 2 ** 31 - 1;

/** The pauses of a countdown so far. */
interface Pauses {
  readonly endsAtMs: number;
  /** How much later it ends because of them. */
  readonly delayMs: number;
  /** The beginning of the present one. */
  readonly sinceMs: number | undefined;
}

/** @param nowMs Default: now. */
const secondsUntil = (endMs: number, nowMs = Date.now()) => Math.max(0, Math.ceil((endMs - nowMs) / secondMs));

function stepPauses(before: Pauses, endsAtMs: number, isPaused: boolean): Pauses {
  const pauses = before.endsAtMs === endsAtMs ? before : { endsAtMs, delayMs: 0, sinceMs: undefined };
  const { delayMs, sinceMs } = pauses;
  // After the end nothing is left that could rest.
  const isOver = Date.now() >= endsAtMs + delayMs;
  if (isPaused) return sinceMs === undefined && !isOver ? { ...pauses, sinceMs: Date.now() } : pauses;
  return sinceMs === undefined ? pauses : { endsAtMs, delayMs: delayMs + Date.now() - sinceMs, sinceMs: undefined };
}

/**
 * Whole seconds until a moment, rounded up. Computed from the clock at each step, so that it is right on a sleeping or
 * slow machine.
 * @param endsAtMs The moment, a finite number of milliseconds since 1970.
 * @param onEnd Called once at that moment, or at once if the moment has passed.
 * @param isPaused While true, the countdown rests. Afterwards it continues with the remaining time, so that the moment
 *   is later by the length of the pause.
 */
export function useCountdown(endsAtMs: number, onEnd: () => void, isPaused = false): number {
  const [, setTick] = useState(0);
  const [before, setPauses] = useState<Pauses>({ endsAtMs, delayMs: 0, sinceMs: undefined });
  const pauses = stepPauses(before, endsAtMs, isPaused);
  if (pauses !== before) setPauses(pauses);
  const endMs = endsAtMs + pauses.delayMs;

  const ended = useRef<number>(undefined);
  const onOver = useEffectEvent(() => {
    if (ended.current === endsAtMs) return;
    ended.current = endsAtMs;
    onEnd();
  });
  useEffect(() => {
    if (isPaused) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const step = () => {
      const leftMs = endMs - Date.now();
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
  }, [endMs, isPaused]);
  return secondsUntil(endMs, pauses.sinceMs);
}
