/** A timer that can be paused and continues with the remaining time. */
export interface PausableTimer {
  /** Starts it, or continues. Does nothing while it runs. */
  readonly run: () => void;
  /** Pauses it. Does nothing while it is paused. */
  readonly pause: () => void;
}

/** Calls `onEnd` when it has run for `ms` in total. Paused at first. */
export function createPausableTimer(ms: number, onEnd: () => void): PausableTimer {
  let leftMs = ms;
  let running: { readonly since: number; readonly timer: ReturnType<typeof setTimeout> } | undefined;
  return {
    run() {
      // performance.now() is not affected when the clock is changed.
      running ??= { since: performance.now(), timer: setTimeout(onEnd, leftMs) };
    },
    pause() {
      if (running === undefined) return;
      clearTimeout(running.timer);
      leftMs = Math.max(0, leftMs - (performance.now() - running.since));
      running = undefined;
    },
  };
}
