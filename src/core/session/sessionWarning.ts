import { msLeft, type SessionExpiry } from "./sessionExpiry.ts";

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
