import type { AnalyticsEvent } from "./analyticsEvent.ts";

/** An event, with when and where it happened. */
export interface TrackedEvent {
  readonly event: AnalyticsEvent;
  /** Milliseconds since 1970. */
  readonly time: number;
  /** The page's address, masked. */
  readonly side: string;
}
