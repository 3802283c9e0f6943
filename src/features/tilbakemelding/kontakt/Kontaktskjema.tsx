import { emptyKontakt } from "./kontaktStep.ts";
import { type KontaktHost, planOf } from "../tilbakemeldingStore.ts";
import { TilbakemeldingSection } from "../TilbakemeldingSection.tsx";
import { useTilbakemelding } from "../useTilbakemelding.ts";

/**
 * A contact form on its own (spec: feedback-30). After a feedback or a follow-up, pass it to these instead. The texts
 * of the namespace `tilbakemelding` must be loaded.
 */
export function Kontaktskjema(kontakt: KontaktHost) {
  const host = { kontakt };
  const [state, dispatch] = useTilbakemelding(host, emptyKontakt(undefined));
  return <TilbakemeldingSection state={state} dispatch={dispatch} plan={planOf(host)} />;
}
