/** A timer that can be stopped and goes on with the time that is left. */
export interface PausableTimer {
  /** Starts it, or lets it go on. Does nothing while it runs. */
  readonly run: () => void;
  /** Stops it. Does nothing while it stands. */
  readonly pause: () => void;
}

/** Calls `onEnd` when it has run for `ms` in all. Begins standing. */
export function createPausableTimer(ms: number, onEnd: () => void): PausableTimer {
  let leftMs = ms;
  let running: { readonly since: number; readonly timer: ReturnType<typeof setTimeout> } | undefined;
  return {
    run() {
      // A clock that is set back or forward moves nothing: performance.now() only goes on.
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
