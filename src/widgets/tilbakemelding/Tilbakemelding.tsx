import { hovedsporsmal, type TilbakemeldingPreset } from "./svar/hovedsporsmal.ts";
import { firstSporsmalError, sporsmalError, type ValgSporsmal } from "./sporsmal/sporsmal.ts";
import { unanswered } from "./svar/svarStep.ts";
import { planOf, type TilbakemeldingHost } from "./tilbakemeldingStore.ts";
import { TilbakemeldingSection } from "./TilbakemeldingSection.tsx";
import { type TilbakemeldingSettings, useTilbakemeldingText } from "./tilbakemeldingText.ts";
import { useConsoleError } from "#ui/feedback/useConsoleError.ts";
import { useTilbakemelding } from "./useTilbakemelding.ts";

/** Properties of `Tilbakemelding`. */
export interface TilbakemeldingProps extends TilbakemeldingHost, TilbakemeldingSettings {
  /** The main question: one of the two presets, or one of your own. */
  readonly question: TilbakemeldingPreset | ValgSporsmal;
}

/**
 * Asks for feedback: an answer, an optional text, 'Send' or 'Avbryt'; then a follow-up and a contact form, where the
 * host wants them (spec: feedback-5, feedback-29). Knows no routes, brands or calls: the host delivers the answers.
 */
export function Tilbakemelding(props: TilbakemeldingProps) {
  const { question, texts, onSend, onAnswer, followUp, contact, ...rest } = props;
  const host = { onSend, onAnswer, followUp, contact };
  const t = useTilbakemeldingText(texts);
  const [state, dispatch] = useTilbakemelding(host, unanswered);
  const asked = typeof question === "string" ? hovedsporsmal(question, t) : question;
  useConsoleError(firstSporsmalError([asked, ...(followUp?.questions ?? [])]));
  if (sporsmalError(asked) !== undefined) return undefined;
  return (
    <TilbakemeldingSection {...rest} t={t} state={state} dispatch={dispatch} plan={planOf(host)} question={asked} />
  );
}
