import { Button } from "#ui/controls/Button.tsx";
import { ButtonRow } from "#ui/controls/ButtonRow.ts";
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
      <ButtonRow>
        <Button variant="secondary" type="submit">
          {t("oppfolging.accept")}
        </Button>
        <Button variant="quiet" onClick={() => dispatch({ type: "decline" })}>
          {t("decline")}
        </Button>
      </ButtonRow>
    </TilbakemeldingForm>
  );
}
