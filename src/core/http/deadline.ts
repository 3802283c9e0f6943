/** A limit in time for a request and the reading of its body, together with the caller's own signal. */
export interface Deadline {
  /** For `fetch`: aborts when the time is up or the caller stops. */
  readonly signal: AbortSignal;
  /** Waits for `work`, but no longer than the deadline; then it rejects with the signal's reason. */
  race<T>(work: Promise<T>): Promise<T>;
  /** Stops the timer and no longer listens to the caller's signal. */
  clear(): void;
}

/**
 * The timer is `setTimeout` and not `AbortSignal.timeout`, which can neither be cleared nor carry a reason of ours, and
 * which tests cannot speed up.
 * @param timeoutMs Milliseconds until `timeoutReason` ends the wait.
 * @param outer The caller's signal; its reason is passed on.
 */
export function startDeadline(timeoutMs: number, timeoutReason: Error, outer: AbortSignal | undefined): Deadline {
  const controller = new AbortController();
  const { signal } = controller;
  const timer = setTimeout(() => controller.abort(timeoutReason), timeoutMs);
  const stop = (): void => controller.abort(outer?.reason);
  if (outer?.aborted) stop();
  else outer?.addEventListener("abort", stop, { once: true });
  const aborted = new Promise<never>((_, reject) => {
    const abort = (): void => reject(signal.reason as Error);
    if (signal.aborted) abort();
    else signal.addEventListener("abort", abort, { once: true });
  });
  // An abort between two races is not an unhandled rejection.
  aborted.catch(() => undefined);

  return {
    signal,
    race: (work) => Promise.race([work, aborted]),
    clear() {
      clearTimeout(timer);
      outer?.removeEventListener("abort", stop);
    },
  };
}
