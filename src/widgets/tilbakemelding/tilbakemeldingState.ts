import { emptyKontakt, type KontaktEffect, type KontaktState, kontaktStep } from "./kontakt/kontaktStep.ts";
import { type OppfolgingEffect, type OppfolgingState, oppfolgingStep } from "./oppfolging/oppfolgingStep.ts";
import type { Sporsmal } from "./sporsmal/sporsmal.ts";
import { type SvarEffect, type SvarState, svarStep } from "./svar/svarStep.ts";
import type { StageStep, Takk, TilbakemeldingEvent } from "./tilbakemeldingEvent.ts";

/**
 * The stage that a visitor has reached: feedback, follow-up, contact form, in this order (docs/widgets/feedback.md has
 * a diagram).
 */
export type TilbakemeldingState =
  | SvarState
  | OppfolgingState
  | KontaktState
  /** `thanks`: what to thank for; undefined after 'Avbryt'. */
  | { readonly stage: "done"; readonly thanks: Takk | undefined };

/** The stages after the feedback. */
export interface TilbakemeldingPlan {
  /** The follow-up questions. None: no follow-up. */
  readonly questions: readonly Sporsmal[];
  /** The contact form, where there is one. */
  readonly kontakt: { readonly hasPhone?: boolean | undefined } | undefined;
}

/** What the store has to do. */
export type TilbakemeldingEffect = SvarEffect | OppfolgingEffect | KontaktEffect;

/** The result of an event: the next state, and what the store has to do. */
export type TilbakemeldingStep = StageStep<TilbakemeldingState, TilbakemeldingEffect>;

/** Nothing is left to do. */
const done = (thanks: Takk | undefined): TilbakemeldingState => ({ stage: "done", thanks });

/** What follows the feedback: the follow-up, else what follows that. */
export const afterSvar = (plan: TilbakemeldingPlan, thanks?: Takk): TilbakemeldingState =>
  plan.questions.length > 0 ? { stage: "oppfolging", status: "offered", thanks } : afterOppfolging(plan, thanks);

/** What follows the follow-up: the contact form, else nothing. */
const afterOppfolging = (plan: TilbakemeldingPlan, thanks?: Takk): TilbakemeldingState =>
  plan.kontakt ? emptyKontakt(thanks) : done(thanks);

/**
 * The state machine of feedback, follow-up and contact form: pure. An event that means nothing in a state changes
 * nothing.
 */
export function tilbakemeldingStep(
  state: TilbakemeldingState,
  event: TilbakemeldingEvent,
  plan: TilbakemeldingPlan,
): TilbakemeldingStep {
  switch (state.stage) {
    case "svar":
      return svarStep(state, event, (thanks) => afterSvar(plan, thanks));
    case "oppfolging":
      return oppfolgingStep(state, event, plan.questions, (thanks) => afterOppfolging(plan, thanks));
    case "kontakt":
      return kontaktStep(state, event, plan.kontakt?.hasPhone, done);
    case "done":
      return { state };
  }
}
