import { useTranslation } from "react-i18next";
import { hovedsporsmal, type TilbakemeldingPreset } from "./svar/hovedsporsmal.ts";
import { firstSporsmalError, sporsmalError, type ValgSporsmal } from "./sporsmal/sporsmal.ts";
import { unanswered } from "./svar/svarStep.ts";
import { planOf, type TilbakemeldingHost } from "./tilbakemeldingStore.ts";
import { TilbakemeldingSection } from "./TilbakemeldingSection.tsx";
import { useConsoleError } from "./sporsmal/useConsoleError.ts";
import { useTilbakemelding } from "./useTilbakemelding.ts";

interface TilbakemeldingProps extends TilbakemeldingHost {
  /** The main question: one of the two presets, or one of your own. */
  readonly question: TilbakemeldingPreset | ValgSporsmal;
}

/**
 * Asks for feedback: an answer, then a text if the visitor likes, 'Send' or 'Avbryt'; after it a follow-up and a contact form, where
 * the host wants them (spec: feedback-2, feedback-5). Knows no routes, brands or calls: who shows it delivers the answers. The texts of the
 * namespace `tilbakemelding` must be there.
 */
export function Tilbakemelding({ question, ...host }: TilbakemeldingProps) {
  const { t } = useTranslation("tilbakemelding");
  const [state, dispatch] = useTilbakemelding(host, unanswered);
  const asked = typeof question === "string" ? hovedsporsmal(question, t) : question;
  useConsoleError(firstSporsmalError([asked, ...(host.oppfolging?.questions ?? [])]));
  if (sporsmalError(asked) !== undefined) return undefined;
  return <TilbakemeldingSection state={state} dispatch={dispatch} plan={planOf(host)} question={asked} />;
}
