import { TextField } from "#ui/form/text/TextField.tsx";
import { type KontaktField, kontaktError } from "../kontakt.ts";
import type { KontaktState } from "./kontaktStep.ts";
import { type StageProps, TilbakemeldingForm } from "../TilbakemeldingForm.tsx";

interface KontaktskjemaFormProps extends StageProps {
  readonly state: KontaktState;
  readonly hasPhone: boolean | undefined;
}

/** Asks for an e-mail address and, where the host wants it, a phone number (spec: feedback-30). */
export function KontaktskjemaForm({ state, hasPhone, headingId, ...stage }: KontaktskjemaFormProps) {
  const { t, dispatch } = stage;
  const { status, draft, invalidFields } = state;
  const isSending = status === "sending";
  const propsOf = (field: KontaktField) => {
    const error = invalidFields.includes(field) ? kontaktError(field, draft) : undefined;
    return {
      label: t(`kontakt.${field}`),
      value: draft[field],
      error: error && t(`kontakt.${field}.${error}`),
      readOnly: isSending,
      onValueChange: (text: string) => dispatch({ type: "fill", field, text }),
    };
  };
  return (
    <TilbakemeldingForm
      {...stage}
      onSubmit="send"
      submitLabel={t("send")}
      onQuit="decline"
      busy={isSending}
      failure={status === "failed" && t("kontakt.failed")}
    >
      <h2 id={headingId} tabIndex={-1}>
        {t("kontakt")}
      </h2>
      <TextField {...propsOf("email")} type="email" autoComplete="email" />
      {hasPhone && (
        <TextField {...propsOf("phone")} type="tel" autoComplete="tel" characters={12} help={t("kontakt.phone.help")} />
      )}
    </TilbakemeldingForm>
  );
}
