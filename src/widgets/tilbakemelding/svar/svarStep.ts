import { isAnswered, maxTextLength, type SvarValue } from "../sporsmal/sporsmal.ts";
import type { StageStep, TilbakemeldingEvent } from "../tilbakemeldingEvent.ts";

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

/** The state of the main question. `hasNotifiedLeave`: an unsent answer has gone to the host; that happens once. */
export type SvarState = { readonly stage: "svar"; readonly hasNotifiedLeave: boolean } & (
  | { readonly status: "unanswered" }
  | { readonly status: "answered" | "failed"; readonly draft: Draft }
  // A leave while sending is remembered in hasLeft: only when sending has ended is it known whether the answer is
  // unsent.
  | { readonly status: "sending"; readonly draft: Draft; readonly hasLeft: boolean }
);

/** `send`: the host delivers it. `notify`: the host's callback gets it, and nothing is sent. */
export interface SvarEffect {
  readonly type: "send" | "notify";
  readonly answer: TilbakemeldingAnswer;
}

type Step = StageStep<SvarState, SvarEffect>;
type WithDraft = Extract<SvarState, { status: "answered" | "failed" }>;

/** The first state of a feedback. */
export const unanswered: SvarState = { stage: "svar", status: "unanswered", hasNotifiedLeave: false };

const intentional = ({ value, text }: Draft): TilbakemeldingAnswer => ({
  feedbackValue: value,
  intentionalSubmit: true,
  ...(text.trim() !== "" && { message: text.trim() }),
});

/** The next state of the main question. An event that does not apply to a state changes nothing. */
export function svarStep(state: SvarState, event: TilbakemeldingEvent): Step {
  switch (state.status) {
    case "unanswered":
      if (event.type !== "choose") return { state };
      return { state: { ...state, status: "answered", draft: { value: event.value, text: "" } } };
    case "answered":
    case "failed":
      return stepWithDraft(state, event);
    case "sending":
      if (event.type === "leave") return { state: { ...state, hasLeft: true } };
      if (event.type === "delivered")
        return { over: true, thanks: "svar", effect: { type: "notify", answer: intentional(state.draft) } };
      if (event.type !== "refused") return { state };
      return afterRefusal({ ...withoutStatus(state), status: "failed", draft: state.draft }, state.hasLeft);
  }
}

const withoutStatus = ({ stage, hasNotifiedLeave }: SvarState) => ({ stage, hasNotifiedLeave });

const afterRefusal = (state: WithDraft, hasLeft: boolean): Step =>
  hasLeft ? stepWithDraft(state, { type: "leave" }) : { state };

function stepWithDraft(state: WithDraft, event: TilbakemeldingEvent): Step {
  const { draft } = state;
  switch (event.type) {
    case "choose":
      return { state: { ...state, status: "answered", draft: { ...draft, value: event.value } } };
    case "write":
      return { state: { ...state, status: "answered", draft: { ...draft, text: event.text } } };
    case "cancel":
      return { state: { ...withoutStatus(state), status: "unanswered" } };
    case "send":
      if (!isAnswered(draft.value) || draft.text.length > maxTextLength) return { state };
      return {
        state: { ...withoutStatus(state), status: "sending", draft, hasLeft: false },
        effect: { type: "send", answer: intentional(draft) },
      };
    case "leave":
      if (state.hasNotifiedLeave || !isAnswered(draft.value)) return { state };
      return {
        state: { ...state, hasNotifiedLeave: true },
        effect: { type: "notify", answer: { feedbackValue: draft.value, intentionalSubmit: false } },
      };
    default:
      return { state };
  }
}
