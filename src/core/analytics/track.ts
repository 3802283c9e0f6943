import { createStore } from "#ui/store/createStore.ts";
import type { AnalyticsEvent } from "./analyticsEvent.ts";
import { waitingLimit } from "#widgets/analytics-consent/analyticsState.ts";
import { maskUrl } from "./maskUrl.ts";

/** An event, with when and where it happened. */
export interface TrackedEvent {
  readonly event: AnalyticsEvent;
  /** Milliseconds since 1970. */
  readonly time: number;
  /** The page's address, masked. */
  readonly side: string;
}

let early: readonly TrackedEvent[] = [];
const newest = createStore<TrackedEvent | undefined>(undefined);

/** Records an event for analytics. Can be called at any time: it is sent only after the user has opted in, or never. */
export function track(event: AnalyticsEvent): void {
  const tracked = { event, time: Date.now(), side: maskUrl(event.side ?? window.location.href) };
  if (!newest.hasListeners()) early = [...early, tracked].slice(-waitingLimit);
  newest.set(tracked);
}

/**
 * Receives the events that were tracked before, and then every new event.
 * @returns a function that stops this. It takes the events that were not sent, and keeps them for the next receiver.
 */
export function takeEvents(take: (tracked: TrackedEvent) => void): (unsent?: readonly TrackedEvent[]) => void {
  const unsubscribe = newest.subscribe((tracked) => tracked && take(tracked));
  const waiting = early;
  early = [];
  waiting.forEach((tracked) => take(tracked));
  return (unsent = []) => {
    unsubscribe();
    if (!newest.hasListeners()) early = unsent;
  };
}
