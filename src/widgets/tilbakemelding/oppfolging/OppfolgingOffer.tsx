import { FormButtons } from "../FormButtons.tsx";
import { TilbakemeldingForm } from "../TilbakemeldingForm.tsx";
import type { TilbakemeldingEvent } from "../tilbakemeldingEvent.ts";
import type { TilbakemeldingReader } from "../tilbakemeldingText.ts";

interface OppfolgingOfferProps {
  readonly t: TilbakemeldingReader;
  readonly dispatch: (event: TilbakemeldingEvent) => void;
  /** Id of the heading, for the section. */
  readonly headingId: string;
}

/** 'Har du tid til å svare på noen flere spørsmål?' (spec: feedback-22). */
export function OppfolgingOffer({ t, dispatch, headingId }: OppfolgingOfferProps) {
  return (
    <TilbakemeldingForm onSubmit={() => dispatch({ type: "accept" })}>
      <h2 id={headingId} tabIndex={-1}>
        {t("oppfolging")}
      </h2>
      <FormButtons send={t("oppfolging.accept")} quit={t("decline")} onQuit={() => dispatch({ type: "decline" })} />
    </TilbakemeldingForm>
  );
}
