import type { ValgSporsmal } from "#features/tilbakemelding/sporsmal/sporsmal.ts";
import type { TilbakemeldingState } from "#features/tilbakemelding/tilbakemeldingState.ts";
import { planOf, type TilbakemeldingHost } from "#features/tilbakemelding/tilbakemeldingStore.ts";
import { TilbakemeldingView } from "#features/tilbakemelding/TilbakemeldingView.tsx";
import { useTilbakemelding } from "#features/tilbakemelding/useTilbakemelding.ts";

interface TilbakemeldingFromProps extends TilbakemeldingHost {
  /** Where it begins: anywhere on the way, not only at its start. */
  readonly first: TilbakemeldingState;
  readonly question?: ValgSporsmal;
}

/** A feedback, follow-up or contact form that has come so far already. It goes on from there. */
export function TilbakemeldingFrom({ first, question, ...host }: TilbakemeldingFromProps) {
  const [state, happen] = useTilbakemelding(host, first);
  return <TilbakemeldingView state={state} happen={happen} plan={planOf(host)} {...(question && { question })} />;
}
