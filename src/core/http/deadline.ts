/** A limit in time for a request and the reading of its body, together with the caller's own wish to stop. */
export interface Deadline {
  /** For `fetch`: aborts when the time is up or the caller stops. */
  readonly signal: AbortSignal;
  /** Waits for `work`, but no longer than the deadline; then it rejects with the reason. */
  race<T>(work: Promise<T>): Promise<T>;
  /** Ends the watch. */
  clear(): void;
}

/**
 * @param timeoutMs Milliseconds until `timeoutReason` ends the wait.
 * @param outer The caller's signal; its reason is passed on.
 */
export function startDeadline(timeoutMs: number, timeoutReason: Error, outer: AbortSignal | undefined): Deadline {
  const controller = new AbortController();
  const stop = (): void => controller.abort(outer?.reason);
  const timer = setTimeout(() => controller.abort(timeoutReason), timeoutMs);
  if (outer?.aborted) stop();
  else outer?.addEventListener("abort", stop, { once: true });

  const ended = new Promise<never>((_, reject) => {
    const end = (): void => reject(controller.signal.reason as Error);
    if (controller.signal.aborted) end();
    else controller.signal.addEventListener("abort", end, { once: true });
  });
  // Without a race under way nobody listens: that is no fault.
  ended.catch(() => undefined);

  return {
    signal: controller.signal,
    race: (work) => Promise.race([work, ended]),
    clear() {
      clearTimeout(timer);
      outer?.removeEventListener("abort", stop);
    },
  };
}
