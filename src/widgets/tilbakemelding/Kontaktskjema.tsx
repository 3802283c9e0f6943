import { emptyKontakt } from "./kontakt/kontaktStep.ts";
import { type KontaktHost, planOf } from "./tilbakemeldingStore.ts";
import { type TilbakemeldingSettings, useTilbakemeldingText } from "./tilbakemeldingText.ts";
import { TilbakemeldingSection } from "./TilbakemeldingSection.tsx";
import { useTilbakemelding } from "./useTilbakemelding.ts";

/** Properties of `Kontaktskjema`. */
export interface KontaktskjemaProps extends KontaktHost, TilbakemeldingSettings {}

/**
 * A contact form on its own (spec: feedback-30). After a feedback or a follow-up, pass it to these instead.
 */
export function Kontaktskjema({ hasPhone, onSend, texts, ...rest }: KontaktskjemaProps) {
  const host = { contact: { hasPhone, onSend } };
  const [state, dispatch] = useTilbakemelding(host, emptyKontakt(undefined));
  const t = useTilbakemeldingText(texts);
  return <TilbakemeldingSection {...rest} t={t} state={state} dispatch={dispatch} plan={planOf(host)} />;
}
