import type { AnalyticsEvent } from "./analyticsEvent.ts";
import { type TrackedEvent, waitingLimit } from "./analyticsState.ts";
import { maskUrl } from "./maskUrl.ts";

type Take = (tracked: TrackedEvent) => void;

let early: readonly TrackedEvent[] = [];
let taker: Take | undefined;

/** Tells analytics that something happened. Anybody may, at any time: it is sent only after the user has opted in, or never. */
export function track(event: AnalyticsEvent): void {
  const tracked = { event, time: Date.now(), side: maskUrl(event.side ?? window.location.href) };
  if (taker === undefined) early = [...early, tracked].slice(-waitingLimit);
  else taker(tracked);
}

/**
 * Takes all events from now on, first those that came before anybody took them.
 * @returns a function that ends it, and takes back those that were not sent.
 */
export function takeEvents(take: Take): (unsent?: readonly TrackedEvent[]) => void {
  taker = take;
  const waiting = early;
  early = [];
  waiting.forEach((tracked) => take(tracked));
  return (unsent = []) => {
    if (taker !== take) return;
    taker = undefined;
    early = unsent;
  };
}
