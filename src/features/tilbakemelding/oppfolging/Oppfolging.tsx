import { firstSporsmalError } from "../sporsmal/sporsmal.ts";
import { afterSvar } from "../tilbakemeldingState.ts";
import { type KontaktHost, type OppfolgingHost, planOf } from "../tilbakemeldingStore.ts";
import { TilbakemeldingSection } from "../TilbakemeldingSection.tsx";
import { useConsoleError } from "../sporsmal/useConsoleError.ts";
import { useTilbakemelding } from "../useTilbakemelding.ts";

interface OppfolgingProps extends OppfolgingHost {
  /** Comes after the follow-up. */
  readonly kontakt?: KontaktHost | undefined;
}

/**
 * Follow-up questions on their own: an offer, then one question a step (spec: feedback-23). After a feedback, pass them
 * to `Tilbakemelding` instead. The texts of the namespace `tilbakemelding` must be loaded.
 */
export function Oppfolging({ kontakt, ...oppfolging }: OppfolgingProps) {
  const host = { oppfolging, kontakt };
  const plan = planOf(host);
  const first = afterSvar(plan);
  const [state, dispatch] = useTilbakemelding(host, first);
  useConsoleError(firstSporsmalError(oppfolging.questions));
  // There is nothing to ask.
  if (first.stage === "done") return undefined;
  return <TilbakemeldingSection state={state} dispatch={dispatch} plan={plan} />;
}
