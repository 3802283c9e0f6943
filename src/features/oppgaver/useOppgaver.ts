import { ulesteMeldingerQuery } from "#api/kundekommunikasjon.ts";
import { motoroppgaverQuery } from "#api/motoroppgaver.ts";
import { aksepttilbudQuery, helseerklaeringQuery } from "#api/oversikt.ts";
import { skadekundeQuery } from "#api/skadekunde.ts";
import { type Answer, isAwaited, useAnswer } from "#core/query/useAnswer.ts";
import { hasDobbeltInnbo, type Oppgave, type OppgaveFacts, oppgaver } from "#domain/oppgave/oppgaver.ts";

/** What is known about the customer. */
export interface OppgaveCustomer {
  /** Product types of the customer's agreements, as far as they are known. */
  readonly held: OppgaveFacts["held"];
  /**
   * Whether the session qualifies for the partner's systems; undefined while it is unknown, or when it stays unknown.
   */
  readonly isPartnerEligible: boolean | undefined;
}

/** The customer's tasks, and a way to fetch again what failed. */
export interface OppgaverState {
  /** Some call has not been answered yet: there may be more tasks. */
  readonly isPending: boolean;
  /** As far as they are known. */
  readonly oppgaver: readonly Oppgave[];
  /** The calls that are asked. */
  readonly answers: readonly Answer<unknown>[];
  /** Some call failed: there may be more tasks. */
  readonly isIncomplete: boolean;
  readonly isRetrying: boolean;
  readonly retry: () => void;
}

/** The tasks of 'Oppgavene dine' (spec: oppgaver-1), each as soon as its own call is answered (spec: oppgaver-8). */
export function useOppgaver({ held, isPartnerEligible }: OppgaveCustomer): OppgaverState {
  const isPartner = isPartnerEligible === true;
  const helseerklaering = useAnswer(helseerklaeringQuery());
  const aksepttilbud = useAnswer(aksepttilbudQuery());
  const motor = useAnswer(motoroppgaverQuery());
  const meldinger = useAnswer({ ...ulesteMeldingerQuery(), enabled: isPartner });
  const skadekunde = useAnswer(skadekundeQuery());

  // Membership decides about one task only.
  const isMembershipAsked = hasDobbeltInnbo(held);
  const answers = [
    helseerklaering,
    aksepttilbud,
    motor,
    isPartner && meldinger,
    isMembershipAsked && skadekunde,
  ].filter((answer) => answer !== false);
  const failed = answers.filter(({ status }) => status === "failed");
  return {
    isPending: answers.some(isAwaited),
    oppgaver: oppgaver({
      helseerklaeringer: helseerklaering.data ?? 0,
      aksepttilbud: aksepttilbud.data ?? 0,
      hasUlesteMeldinger: isPartner && meldinger.data === true,
      motoroppgaver: motor.data ?? [],
      isLoMedlem: skadekunde.data?.isLoMedlem === true,
      held,
    }),
    answers,
    isIncomplete: failed.length > 0,
    isRetrying: failed.some(({ isRetrying }) => isRetrying),
    retry: () => {
      for (const answer of failed) answer.retry();
    },
  };
}
