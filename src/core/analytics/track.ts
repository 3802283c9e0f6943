import type { AnalyticsEvent } from "./analyticsEvent.ts";
import { type TrackedEvent, waitingLimit } from "./analyticsState.ts";
import { maskUrl } from "./maskUrl.ts";

type Take = (tracked: TrackedEvent) => void;

let early: readonly TrackedEvent[] = [];
const takers = new Set<Take>();

/** Tells analytics that something happened. Anybody may, at any time: it is sent only after the user has opted in, or never. */
export function track(event: AnalyticsEvent): void {
  const tracked = { event, time: Date.now(), side: maskUrl(event.side ?? window.location.href) };
  if (takers.size === 0) early = [...early, tracked].slice(-waitingLimit);
  for (const take of takers) take(tracked);
}

/**
 * Hears all events from now on, first those that came before anybody did.
 * @returns a function that ends it, and takes back those that were not sent.
 */
export function takeEvents(take: Take): (unsent?: readonly TrackedEvent[]) => void {
  takers.add(take);
  const waiting = early;
  early = [];
  waiting.forEach((tracked) => take(tracked));
  return (unsent = []) => {
    takers.delete(take);
    if (takers.size === 0) early = unsent;
  };
}
