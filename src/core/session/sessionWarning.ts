/** When the session ends, according to the newest request. */
export interface SessionExpiry {
  /** When that request was sent, milliseconds since 1970. */
  readonly sentAt: number;
  /** Milliseconds since 1970; `undefined`: not known. */
  readonly expiresAt: number | undefined;
}

/** The expiry that counts: that of the newer request (spec: session-10). */
export const newerExpiry = (known: SessionExpiry | undefined, received: SessionExpiry): SessionExpiry =>
  known !== undefined && received.sentAt < known.sentAt ? known : received;

/** Milliseconds until the session ends, 0 or less when it has; `undefined` without an expiry. */
export const msLeft = (expiry: SessionExpiry | undefined, now: number): number | undefined =>
  expiry?.expiresAt === undefined ? undefined : expiry.expiresAt - now;

/** The timeout dialog: `secondsLeft` is whole seconds, 1 to 60. */
export type WarningState = { readonly status: "hidden" } | { readonly status: "shown"; readonly secondsLeft: number };

/** The warning starts this long before the session ends (spec: session-7). */
const warningMs = 60_000;

/** No warning is shown. */
export const hiddenWarning: WarningState = { status: "hidden" };

/**
 * The warning at this moment (spec: session-7, session-8): shown when less than 60 seconds are left, rounded up, never
 * 0. It is computed from the clock each time, so that it is right in a tab that slept.
 */
export function warningAt(expiry: SessionExpiry | undefined, now: number): WarningState {
  const left = msLeft(expiry, now);
  if (left === undefined || left <= 0 || left >= warningMs) return hiddenWarning;
  return { status: "shown", secondsLeft: Math.ceil(left / 1000) };
}
