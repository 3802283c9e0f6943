import { Message } from "#ui/feedback/Message.tsx";
import { TextField } from "#ui/form/TextField.tsx";
import { type KontaktField, kontaktError, kontaktFields } from "./kontakt.ts";
import type { KontaktState } from "./kontaktStep.ts";
import { FormButtons } from "../FormButtons.tsx";
import { TilbakemeldingForm } from "../TilbakemeldingForm.tsx";
import type { TilbakemeldingEvent } from "../tilbakemeldingEvent.ts";
import type { TilbakemeldingReader } from "../tilbakemeldingText.ts";

interface KontaktskjemaFormProps {
  readonly t: TilbakemeldingReader;
  readonly state: KontaktState;
  readonly dispatch: (event: TilbakemeldingEvent) => void;
  readonly announce: (text: string) => void;
  readonly hasPhone: boolean | undefined;
  /** Id of the heading, for the section. */
  readonly headingId: string;
}

const fieldTypes = { email: "email", phone: "tel" } as const;

/** Asks for an e-mail address and, where the host wants it, a phone number (spec: feedback-30). */
export function KontaktskjemaForm({ t, state, dispatch, announce, hasPhone, headingId }: KontaktskjemaFormProps) {
  const isSending = state.status === "sending";
  const errorText = (field: KontaktField) => {
    const error = state.invalidFields.includes(field) ? kontaktError(field, state.draft) : undefined;
    return error && t(`kontakt.${field}.${error}`);
  };
  return (
    <TilbakemeldingForm announce={announce} onSubmit={() => dispatch({ type: "send" })}>
      <h2 id={headingId} tabIndex={-1}>
        {t("kontakt")}
      </h2>
      {kontaktFields(hasPhone).map((field) => (
        <TextField
          key={field}
          label={t(`kontakt.${field}`)}
          type={fieldTypes[field]}
          autoComplete={fieldTypes[field]}
          value={state.draft[field]}
          error={errorText(field)}
          readOnly={isSending}
          {...(field === "phone" && { help: t("kontakt.phone.help"), characters: 12 })}
          onValueChange={(text) => dispatch({ type: "fill", field, text })}
        />
      ))}
      {state.status === "failed" && <Message variant="error">{t("kontakt.failed")}</Message>}
      <FormButtons send={t("send")} busy={isSending} quit={t("decline")} onQuit={() => dispatch({ type: "decline" })} />
    </TilbakemeldingForm>
  );
}
