import { emptyDraft, isTooLong, type Sporsmal, type Svar, type SvarDraft, toSvar } from "../sporsmal/sporsmal.ts";
import type { StageStep, Takk, TilbakemeldingEvent } from "../tilbakemeldingEvent.ts";

/** The state of the follow-up: an offer, then one question a step (spec: feedback-22, feedback-23). */
export type OppfolgingState = { readonly stage: "oppfolging" } & (
  | { readonly status: "offered"; readonly thanks: Takk | undefined }
  | {
      readonly status: "asked";
      /** Counted from 0. */
      readonly step: number;
      /** By step. A skipped step has none. */
      readonly drafts: Readonly<Record<number, SvarDraft>>;
      /** Unsent answers have gone to the host; that happens once. */
      readonly hasNotifiedLeave: boolean;
    }
);

/** For the host's callback. */
export interface OppfolgingEffect {
  readonly type: "notifySvar";
  readonly svar: readonly Svar[];
}

type Step = StageStep<OppfolgingState, OppfolgingEffect>;
type Asked = Extract<OppfolgingState, { status: "asked" }>;

const collected = ({ drafts }: Asked, questions: readonly Sporsmal[]): readonly Svar[] =>
  questions.flatMap((question, step) => toSvar(question, drafts[step] ?? emptyDraft));

/** The answers of the steps that were confirmed with 'Neste': those before the current one (spec: feedback-26). */
const confirmed = (state: Asked, questions: readonly Sporsmal[]): readonly Svar[] =>
  collected(state, questions.slice(0, state.step));

/** The next state of the follow-up. An event that does not apply to a state changes nothing. */
export function oppfolgingStep(
  state: OppfolgingState,
  event: TilbakemeldingEvent,
  questions: readonly Sporsmal[],
): Step {
  if (state.status === "asked") return stepWhileAsked(state, event, questions);
  switch (event.type) {
    case "accept":
      return { state: { stage: "oppfolging", status: "asked", step: 0, drafts: {}, hasNotifiedLeave: false } };
    case "decline":
      return { over: true, thanks: state.thanks };
    default:
      return { state };
  }
}

function stepWhileAsked(state: Asked, event: TilbakemeldingEvent, questions: readonly Sporsmal[]): Step {
  switch (event.type) {
    case "answer":
      return { state: { ...state, drafts: { ...state.drafts, [state.step]: event.draft } } };
    case "next":
      return afterStep(state, questions);
    case "cancel":
      // Done without sending, and without thanks (spec: feedback-24).
      return { over: true, thanks: undefined };
    case "leave": {
      const svar = confirmed(state, questions);
      if (state.hasNotifiedLeave || svar.length === 0) return { state };
      return { state: { ...state, hasNotifiedLeave: true }, effect: { type: "notifySvar", svar } };
    }
    default:
      return { state };
  }
}

function afterStep(state: Asked, questions: readonly Sporsmal[]): Step {
  const question = questions[state.step];
  if (question && isTooLong(question, state.drafts[state.step] ?? emptyDraft)) return { state };
  if (state.step + 1 < questions.length) return { state: { ...state, step: state.step + 1 } };
  return { over: true, thanks: "oppfolging", effect: { type: "notifySvar", svar: collected(state, questions) } };
}
