import { firstSporsmalError } from "./sporsmal/sporsmal.ts";
import { afterSvar } from "./tilbakemeldingState.ts";
import { type KontaktHost, type OppfolgingHost, planOf } from "./tilbakemeldingStore.ts";
import { TilbakemeldingSection } from "./TilbakemeldingSection.tsx";
import { type TilbakemeldingSettings, useTilbakemeldingText } from "./tilbakemeldingText.ts";
import { useConsoleError } from "#ui/feedback/useConsoleError.ts";
import { useTilbakemelding } from "./useTilbakemelding.ts";

/** Properties of `Oppfolging`. */
export interface OppfolgingProps extends OppfolgingHost, TilbakemeldingSettings {
  /** Comes after the follow-up. */
  readonly contact?: KontaktHost | undefined;
}

/**
 * Follow-up questions on their own: an offer, then one question a step (spec: feedback-23). After a feedback, pass them
 * to `Tilbakemelding` instead.
 */
export function Oppfolging({ questions, onAnswers, contact, texts, ...rest }: OppfolgingProps) {
  const t = useTilbakemeldingText(texts);
  const host = { followUp: { questions, onAnswers }, contact };
  const plan = planOf(host);
  const first = afterSvar(plan);
  const [state, dispatch] = useTilbakemelding(host, first);
  useConsoleError(firstSporsmalError(questions));
  // There is nothing to ask.
  if (first.stage === "done") return undefined;
  return <TilbakemeldingSection {...rest} t={t} state={state} dispatch={dispatch} plan={plan} />;
}
