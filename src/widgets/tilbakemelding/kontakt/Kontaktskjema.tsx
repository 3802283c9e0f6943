import { emptyKontakt } from "./kontaktStep.ts";
import { type KontaktHost, planOf } from "../tilbakemeldingStore.ts";
import { readTilbakemelding, type TilbakemeldingTexts } from "../tilbakemeldingText.ts";
import { TilbakemeldingSection } from "../TilbakemeldingSection.tsx";
import { useTilbakemelding } from "../useTilbakemelding.ts";

/** Properties of `Kontaktskjema`. */
export interface KontaktskjemaProps extends KontaktHost, TilbakemeldingTexts {}

/**
 * A contact form on its own (spec: feedback-30). After a feedback or a follow-up, pass it to these instead.
 */
export function Kontaktskjema({ texts, ...kontakt }: KontaktskjemaProps) {
  const host = { kontakt };
  const [state, dispatch] = useTilbakemelding(host, emptyKontakt(undefined));
  const t = readTilbakemelding(texts);
  return <TilbakemeldingSection t={t} state={state} dispatch={dispatch} plan={planOf(host)} />;
}
