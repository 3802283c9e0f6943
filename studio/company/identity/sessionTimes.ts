/** When a session began and was seen last, in milliseconds since 1970. */
export interface SessionTimes {
  readonly createdAt: number;
  readonly seenAt: number;
}

/** How long a session lasts. */
export interface SessionLimits {
  /** Without a request. */
  readonly idleMs: number;
  /** In any case. */
  readonly absoluteMs: number;
}

/** A request is written down when the last one that was is at least as old. */
export const seenEveryMs = 60_000;

/**
 * The times of a session after a request; the same object when there is nothing to write, undefined when it has ended.
 * A request that was not written down counts too, so the idle time is longer by as much. A clock that was set back
 * takes both times along: the session ends neither earlier nor later than it would have.
 */
export function seenAt(times: SessionTimes, now: number, limits: SessionLimits): SessionTimes | undefined {
  const back = Math.max(0, times.seenAt - now);
  const createdAt = times.createdAt - back;
  const idle = now - (times.seenAt - back);
  if (now - createdAt >= limits.absoluteMs || idle >= limits.idleMs + seenEveryMs) return undefined;
  return back === 0 && idle < seenEveryMs ? times : { createdAt, seenAt: now };
}
