import { type StageProps, TilbakemeldingForm } from "../TilbakemeldingForm.tsx";

/** 'Har du tid til å svare på noen flere spørsmål?' (spec: feedback-22). */
export function OppfolgingOffer({ headingId, ...stage }: StageProps) {
  const { t } = stage;
  return (
    <TilbakemeldingForm {...stage} onSubmit="accept" submitLabel={t("oppfolging.accept")} onQuit="decline">
      <h2 id={headingId} tabIndex={-1}>
        {t("oppfolging")}
      </h2>
    </TilbakemeldingForm>
  );
}
