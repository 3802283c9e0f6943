import type { AnalyticsEvent } from "./analyticsEvent.ts";

/** Whether the user has opted in to statistics (spec: analytics-1). */
export type AnalyticsConsent = "UNANSWERED" | "OPTED_IN" | "OPTED_OUT";

/** An event, with when and where it happened. */
export interface TrackedEvent {
  readonly event: AnalyticsEvent;
  /** Milliseconds since 1970. */
  readonly time: number;
  /** The page's address, masked. */
  readonly side: string;
}

/** The consent as it was last read, and the events that wait, the oldest first. */
export interface AnalyticsState {
  readonly consent: AnalyticsConsent;
  readonly waiting: readonly TrackedEvent[];
}

/** The inputs of `analyticsStep`. */
export type AnalyticsInput =
  | { readonly type: "tracked"; readonly tracked: TrackedEvent }
  | { readonly type: "consentRead"; readonly consent: AnalyticsConsent }
  | { readonly type: "sent" };

/** Maximum number of waiting events. The oldest are dropped (spec: analytics-3). */
export const waitingLimit = 100;

/** The state before the consent is read. */
export const unansweredState: AnalyticsState = { consent: "UNANSWERED", waiting: [] };

/**
 * The next state: events wait until the user opts in; opting out clears them and blocks new ones (spec: analytics-2,
 * analytics-4). While the consent is OPTED_IN, the caller sends what waits and then dispatches `sent`.
 */
export function analyticsStep(state: AnalyticsState, input: AnalyticsInput): AnalyticsState {
  switch (input.type) {
    case "tracked":
      if (state.consent === "OPTED_OUT") return state;
      return { ...state, waiting: [...state.waiting, input.tracked].slice(-waitingLimit) };
    case "consentRead":
      return { consent: input.consent, waiting: input.consent === "OPTED_OUT" ? [] : state.waiting };
    case "sent":
      return { ...state, waiting: [] };
  }
}
