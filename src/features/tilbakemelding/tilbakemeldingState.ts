/** Longest text that can be sent, in characters (shared-widgets §5). */
export const maxTextLength = 250;

/** What the host of a feedback is told (shared-widgets §3, Feedback answer). */
export interface TilbakemeldingAnswer {
  readonly feedbackValue: string;
  /** false: the customer left without sending. */
  readonly intentionalSubmit: boolean;
  /** What the customer wrote, if anything; never without a press of 'Send'. */
  readonly message?: string;
}

/** An answer on its way. */
export interface TilbakemeldingDraft {
  readonly value: string;
  readonly text: string;
}

/**
 * How far a feedback has come (shared-widgets §4). `isLeaveTold`: an unsent answer has gone to the host once, and never will again.
 * What follows a feedback (questionnaire, contact form) follows `sent`.
 */
export type TilbakemeldingState = { readonly isLeaveTold: boolean } & (
  | { readonly status: "unanswered" }
  | { readonly status: "answered"; readonly draft: TilbakemeldingDraft }
  // Whether the answer counts as unsent is known when the sending has settled: hasLeft keeps a leave until then.
  | { readonly status: "sending"; readonly draft: TilbakemeldingDraft; readonly hasLeft: boolean }
  | { readonly status: "failed"; readonly draft: TilbakemeldingDraft }
  | { readonly status: "sent" }
);

/** What can happen to a feedback. */
export type TilbakemeldingEvent =
  | { readonly type: "choose"; readonly value: string }
  | { readonly type: "write"; readonly text: string }
  | { readonly type: "cancel" }
  | { readonly type: "send" }
  | { readonly type: "delivered" }
  | { readonly type: "refused" }
  | { readonly type: "leave" };

/** What comes of an event: the next state, and what is to be done outside. */
export interface TilbakemeldingStep {
  readonly state: TilbakemeldingState;
  /** `send`: over the network. `tell`: to the host's callback, and nowhere else. */
  readonly effect?: { readonly type: "send" | "tell"; readonly answer: TilbakemeldingAnswer };
}

/** Where a feedback begins. */
export const unanswered: TilbakemeldingState = { status: "unanswered", isLeaveTold: false };

const intentional = ({ value, text }: TilbakemeldingDraft): TilbakemeldingAnswer => ({
  feedbackValue: value,
  intentionalSubmit: true,
  ...(text.trim() !== "" && { message: text.trim() }),
});

/** The state machine of a feedback: pure. An event that means nothing in a state changes nothing. */
export function tilbakemeldingStep(state: TilbakemeldingState, event: TilbakemeldingEvent): TilbakemeldingStep {
  const { isLeaveTold } = state;
  switch (state.status) {
    case "unanswered":
      if (event.type !== "choose") return { state };
      return { state: { status: "answered", isLeaveTold, draft: { value: event.value, text: "" } } };
    case "answered":
    case "failed":
      return stepWithDraft(state, event);
    case "sending":
      if (event.type === "leave") return { state: { ...state, hasLeft: true } };
      if (event.type === "delivered")
        return { state: { status: "sent", isLeaveTold }, effect: { type: "tell", answer: intentional(state.draft) } };
      if (event.type !== "refused") return { state };
      return afterRefusal({ status: "failed", isLeaveTold, draft: state.draft }, state.hasLeft);
    case "sent":
      return { state };
  }
}

type WithDraft = Extract<TilbakemeldingState, { status: "answered" | "failed" }>;

const afterRefusal = (state: WithDraft, hasLeft: boolean): TilbakemeldingStep =>
  hasLeft ? stepWithDraft(state, { type: "leave" }) : { state };

function stepWithDraft(state: WithDraft, event: TilbakemeldingEvent): TilbakemeldingStep {
  const { draft, isLeaveTold } = state;
  switch (event.type) {
    case "choose":
      return { state: { status: "answered", isLeaveTold, draft: { ...draft, value: event.value } } };
    case "write":
      return { state: { status: "answered", isLeaveTold, draft: { ...draft, text: event.text } } };
    case "cancel":
      return { state: { status: "unanswered", isLeaveTold } };
    case "send":
      if (draft.text.length > maxTextLength) return { state };
      return {
        state: { status: "sending", isLeaveTold, draft, hasLeft: false },
        effect: { type: "send", answer: intentional(draft) },
      };
    case "leave":
      if (isLeaveTold) return { state };
      return {
        state: { ...state, isLeaveTold: true },
        effect: { type: "tell", answer: { feedbackValue: draft.value, intentionalSubmit: false } },
      };
    case "delivered":
    case "refused":
      return { state };
  }
}
