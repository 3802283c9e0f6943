import type { Warning } from "./sessionState.ts";

/** The warning starts this long before the session ends (spec §9). */
const warningMs = 60_000;

/** When the session ends, as the newest request was told. */
export interface SessionExpiry {
  /** When that request was sent, milliseconds since 1970. */
  readonly sentAt: number;
  /** Milliseconds since 1970; `undefined`: not known. */
  readonly expiresAt: number | undefined;
}

/** The one of two that counts: the answer of an older request never changes what a newer one said. */
export const newerExpiry = (known: SessionExpiry | undefined, heard: SessionExpiry): SessionExpiry =>
  known !== undefined && heard.sentAt < known.sentAt ? known : heard;

/** Milliseconds until the session ends, 0 or less when it has; `undefined` without an expiry. */
export const msLeft = (expiry: SessionExpiry | undefined, now: number): number | undefined =>
  expiry?.expiresAt === undefined ? undefined : expiry.expiresAt - now;

/**
 * The warning at this moment (spec §4): shown when less than 60 seconds are left, rounded up, never 0. It is worked out of
 * the clock each time, so that a tab that slept shows the truth.
 */
export function warningAt(expiry: SessionExpiry | undefined, now: number): Warning {
  const left = msLeft(expiry, now);
  if (left === undefined || left <= 0 || left >= warningMs) return { status: "hidden" };
  return { status: "shown", secondsLeft: Math.ceil(left / 1000) };
}
