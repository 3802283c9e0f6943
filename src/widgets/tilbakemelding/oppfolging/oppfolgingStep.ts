import { emptyDraft, isTooLong, type Sporsmal, type Svar, type SvarDraft, toSvar } from "../sporsmal/sporsmal.ts";
import type { NextStage, StageStep, Takk, TilbakemeldingEvent } from "../tilbakemeldingEvent.ts";

/** The state of the follow-up: an offer, then one question a step (spec: feedback-22, feedback-23). */
export type OppfolgingState = { readonly stage: "oppfolging" } & (
  | { readonly status: "offered"; readonly thanks: Takk | undefined }
  | {
      readonly status: "asked";
      /** As they were when the offer was accepted: a step and its answer stay together when the host changes the questions. */
      readonly questions: readonly Sporsmal[];
      /** Counted from 0. */
      readonly step: number;
      /** By step. A skipped step has none. */
      readonly drafts: Readonly<Record<number, SvarDraft>>;
      /** Unsent answers have gone to the host; that happens once. */
      readonly hasNotifiedLeave: boolean;
    }
);

/** What the host is given with the answers of a follow-up. */
export interface SvarDelivery {
  /** false: the customer left without sending. */
  readonly intentionalSubmit: boolean;
}

/** For the host's callback. */
export interface OppfolgingEffect extends SvarDelivery {
  readonly type: "notifySvar";
  readonly svar: readonly Svar[];
}

type Step<Next> = StageStep<OppfolgingState | Next, OppfolgingEffect>;
type Asked = Extract<OppfolgingState, { status: "asked" }>;

/** The answers of the first steps. */
const svarOf = ({ drafts, questions }: Asked, steps: number): readonly Svar[] =>
  questions.slice(0, steps).flatMap((question, step) => toSvar(question, drafts[step] ?? emptyDraft));

/** The next state of the follow-up. An event that does not apply to a state changes nothing. */
export function oppfolgingStep<Next>(
  state: OppfolgingState,
  event: TilbakemeldingEvent,
  questions: readonly Sporsmal[],
  next: NextStage<Next>,
): Step<Next> {
  if (state.status === "asked") return stepWhileAsked(state, event, next);
  switch (event.type) {
    case "accept":
      return {
        state: { stage: "oppfolging", status: "asked", questions, step: 0, drafts: {}, hasNotifiedLeave: false },
      };
    case "decline":
      return { state: next(state.thanks) };
    default:
      return { state };
  }
}

function stepWhileAsked<Next>(state: Asked, event: TilbakemeldingEvent, next: NextStage<Next>): Step<Next> {
  switch (event.type) {
    case "answer":
      return { state: { ...state, drafts: { ...state.drafts, [state.step]: event.draft } } };
    case "next":
      return afterStep(state, next);
    case "cancel":
      // Done without sending, and without thanks (spec: feedback-24).
      return { state: next(undefined) };
    case "leave": {
      // The steps that were confirmed with 'Neste': those before the current one (spec: feedback-26).
      const svar = svarOf(state, state.step);
      if (state.hasNotifiedLeave || svar.length === 0) return { state };
      return {
        state: { ...state, hasNotifiedLeave: true },
        effect: { type: "notifySvar", svar, intentionalSubmit: false },
      };
    }
    default:
      return { state };
  }
}

function afterStep<Next>(state: Asked, next: NextStage<Next>): Step<Next> {
  const { questions } = state;
  const question = questions[state.step];
  if (question && isTooLong(question, state.drafts[state.step] ?? emptyDraft)) return { state };
  if (state.step + 1 < questions.length) return { state: { ...state, step: state.step + 1 } };
  return {
    state: next("oppfolging"),
    effect: { type: "notifySvar", svar: svarOf(state, questions.length), intentionalSubmit: true },
  };
}
