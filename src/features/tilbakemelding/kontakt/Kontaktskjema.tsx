import { emptyKontakt } from "./kontaktStage.ts";
import { type KontaktHost, planOf } from "../tilbakemeldingStore.ts";
import { TilbakemeldingView } from "../TilbakemeldingView.tsx";
import { useTilbakemelding } from "../useTilbakemelding.ts";

/**
 * A contact form on its own (shared-widgets §2, §5). After a feedback or a follow-up give it to these instead. The texts of the
 * namespace `tilbakemelding` must be there.
 */
export function Kontaktskjema(kontakt: KontaktHost) {
  const host = { kontakt };
  const [state, happen] = useTilbakemelding(host, emptyKontakt(undefined));
  return <TilbakemeldingView state={state} happen={happen} plan={planOf(host)} />;
}
