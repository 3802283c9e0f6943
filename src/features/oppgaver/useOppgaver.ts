import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ulesteMeldingerQuery } from "#api/kundekommunikasjon.ts";
import { motoroppgaverQuery } from "#api/motoroppgaver.ts";
import { aksepttilbudQuery, helseerklaeringQuery } from "#api/oversikt.ts";
import { skadekundeQuery } from "#api/skadekunde.ts";
import { hasFailed } from "#core/query/hasFailed.ts";
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
  /** At first, until every call has been answered: the tasks appear together. */
  readonly isLoading: boolean;
  readonly oppgaver: readonly Oppgave[];
  /** Some call failed: there may be more tasks. */
  readonly isIncomplete: boolean;
  readonly isRetrying: boolean;
  readonly retry: () => void;
}

/** The tasks of 'Oppgavene dine' (spec: oppgaver-1). */
export function useOppgaver({ held, isPartnerEligible }: OppgaveCustomer): OppgaverState {
  const isPartner = isPartnerEligible === true;
  const helseerklaering = useQuery(helseerklaeringQuery());
  const aksepttilbud = useQuery(aksepttilbudQuery());
  const motor = useQuery(motoroppgaverQuery());
  const meldinger = useQuery({ ...ulesteMeldingerQuery(), enabled: isPartner });
  const skadekunde = useQuery(skadekundeQuery());

  // Membership decides about one task only.
  const isMembershipAsked = hasDobbeltInnbo(held);
  const asked = [helseerklaering, aksepttilbud, motor, isPartner && meldinger, isMembershipAsked && skadekunde].filter(
    (query) => query !== false,
  );
  const failed = asked.filter((query) => hasFailed(query));
  const isPending = asked.some((query) => query.data === undefined && !hasFailed(query));
  // A call that starts later adds its task later. It hides no other task.
  const [hasSettled, setHasSettled] = useState(false);
  if (!isPending && !hasSettled) setHasSettled(true);
  return {
    isLoading: isPending && !hasSettled,
    oppgaver: oppgaver({
      helseerklaeringer: helseerklaering.data ?? 0,
      aksepttilbud: aksepttilbud.data ?? 0,
      hasUlesteMeldinger: isPartner && meldinger.data === true,
      motoroppgaver: motor.data ?? [],
      isLoMedlem: skadekunde.data?.isLoMedlem === true,
      held,
    }),
    isIncomplete: failed.length > 0,
    isRetrying: failed.some((query) => query.isFetching),
    retry: () => {
      for (const query of failed) void query.refetch();
    },
  };
}
