import { isAnswered, maxTextLength, type SvarValue } from "../sporsmal/sporsmal.ts";
import type { NextStage, StageStep, TilbakemeldingEvent } from "../tilbakemeldingEvent.ts";

/** An answer as the host gets it (spec: feedback-12). */
export interface TilbakemeldingAnswer {
  /** The number of a face, a list where several boxes can be ticked, else a text. */
  readonly feedbackValue: SvarValue;
  /** false: the customer left without sending. */
  readonly intentionalSubmit: boolean;
  /** The customer's text, if any; only after 'Send'. */
  readonly message?: string;
}

/** An answer on its way. */
interface Draft {
  readonly value: SvarValue;
  readonly text: string;
}

/** The state of the main question. */
export type SvarState = {
  readonly stage: "svar";
  /**
   * Whether the customer has left with an unsent answer: the host is notified once. `pending`: left while sending; only
   * when that has ended is it known whether the answer is unsent.
   */
  readonly leave: "none" | "pending" | "notified";
} & (
  | { readonly status: "unanswered"; readonly draft?: undefined }
  | { readonly status: "answered" | "sending" | "failed"; readonly draft: Draft }
);

/** `send`: the host delivers it. `notify`: the host's callback gets it, and nothing is sent. */
export interface SvarEffect {
  readonly type: "send" | "notify";
  readonly answer: TilbakemeldingAnswer;
}

type Step<Next> = StageStep<SvarState | Next, SvarEffect>;
type Sending = Extract<SvarState, { draft: Draft }>;

/** The first state of a feedback. */
export const unanswered: SvarState = { stage: "svar", status: "unanswered", leave: "none" };

const intentional = ({ value, text }: Draft): TilbakemeldingAnswer => ({
  feedbackValue: value,
  intentionalSubmit: true,
  ...(text.trim() !== "" && { message: text.trim() }),
});

/**
 * The next state of the main question. An event that does not apply to a state changes nothing.
 * @param next What comes after the feedback.
 */
export function svarStep<Next>(state: SvarState, event: TilbakemeldingEvent, next: NextStage<Next>): Step<Next> {
  const { status, draft } = state;
  if (status === "sending") return stepWhileSending(state, event, next);
  if (event.type === "choose")
    return { state: { ...state, status: "answered", draft: { text: "", ...draft, value: event.value } } };
  if (draft === undefined) return { state };
  switch (event.type) {
    case "write":
      return { state: { ...state, status: "answered", draft: { ...draft, text: event.text } } };
    case "cancel":
      return { state: { ...state, status: "unanswered", draft: undefined } };
    case "send":
      if (!isAnswered(draft.value) || draft.text.length > maxTextLength) return { state };
      return { state: { ...state, status: "sending" }, effect: { type: "send", answer: intentional(draft) } };
    case "leave":
      if (state.leave === "notified" || !isAnswered(draft.value)) return { state };
      return {
        state: { ...state, leave: "notified" },
        effect: { type: "notify", answer: { feedbackValue: draft.value, intentionalSubmit: false } },
      };
    default:
      return { state };
  }
}

function stepWhileSending<Next>(state: Sending, event: TilbakemeldingEvent, next: NextStage<Next>): Step<Next> {
  switch (event.type) {
    case "leave":
      return { state: { ...state, leave: state.leave === "none" ? "pending" : state.leave } };
    case "delivered":
      return { state: next("svar"), effect: { type: "notify", answer: intentional(state.draft) } };
    case "refused": {
      const failed: SvarState = { ...state, status: "failed" };
      return state.leave === "pending" ? svarStep(failed, { type: "leave" }, next) : { state: failed };
    }
    default:
      return { state };
  }
}
