/** Whether the user has opted in to statistics (spec: analytics-1). */
export type AnalyticsConsent = "UNANSWERED" | "OPTED_IN" | "OPTED_OUT";

/** The consent as it was last read, and the events that wait, the oldest first. */
export interface AnalyticsState<Event> {
  /** What the visitor allows; see `AnalyticsConsent`. */
  readonly consent: AnalyticsConsent;
  /** Events that wait for a consent, the oldest first. */
  readonly waiting: readonly Event[];
}

/** The inputs of `analyticsStep`. */
export type AnalyticsInput<Event> =
  | { readonly type: "tracked"; readonly tracked: Event }
  | { readonly type: "consentRead"; readonly consent: AnalyticsConsent }
  | { readonly type: "sent" };

/** Maximum number of waiting events. The oldest are dropped (spec: analytics-3). */
export const waitingLimit = 100;

/** The state before the consent is read. */
export const unansweredState: AnalyticsState<never> = { consent: "UNANSWERED", waiting: [] };

/**
 * The next state: events wait until the user opts in; opting out clears them and blocks new ones (spec: analytics-2,
 * analytics-4). While the consent is OPTED_IN, the caller sends the waiting events and then dispatches `sent`.
 */
export function analyticsStep<Event>(
  state: AnalyticsState<Event>,
  input: AnalyticsInput<Event>,
): AnalyticsState<Event> {
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
