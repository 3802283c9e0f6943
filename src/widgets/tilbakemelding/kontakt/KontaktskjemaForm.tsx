import { useRef } from "react";
import { flushSync } from "react-dom";
import { Button } from "#ui/controls/Button.tsx";
import { ButtonRow } from "#ui/controls/ButtonRow.ts";
import { Message } from "#ui/feedback/Message.tsx";
import { TextField } from "#ui/form/TextField.tsx";
import { type KontaktField, kontaktError, kontaktFields } from "./kontakt.ts";
import type { KontaktState } from "./kontaktStep.ts";
import { TilbakemeldingForm } from "../TilbakemeldingForm.tsx";
import type { TilbakemeldingEvent } from "../tilbakemeldingEvent.ts";
import type { TilbakemeldingReader } from "../tilbakemeldingText.ts";

interface KontaktskjemaFormProps {
  readonly t: TilbakemeldingReader;
  readonly state: KontaktState;
  readonly dispatch: (event: TilbakemeldingEvent) => void;
  readonly announce: (text: string) => void;
  readonly hasPhone: boolean;
  /** Id of the heading, for the section. */
  readonly headingId: string;
}

const fieldTypes = { email: "email", phone: "tel" } as const;

/** Asks for an e-mail address and, where the host wants it, a phone number (spec: feedback-30). */
export function KontaktskjemaForm({ t, state, dispatch, announce, hasPhone, headingId }: KontaktskjemaFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const isSending = state.status === "sending";
  const errorText = (field: KontaktField) => {
    const error = state.invalidFields.includes(field) ? kontaktError(field, state.draft) : undefined;
    return error && t(`kontakt.${field}.${error}`);
  };
  const submit = () => {
    if (isSending) return;
    const focused = document.activeElement;
    flushSync(() => dispatch({ type: "send" }));
    const invalid = form.current?.querySelector<HTMLElement>("input[aria-invalid=true]");
    invalid?.focus();
    // A screen reader reads the error of a field that gets focus, but not of one that has it already.
    if (invalid && invalid === focused) announce(descriptionOf(invalid));
  };
  return (
    <TilbakemeldingForm ref={form} onSubmit={submit}>
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
      <ButtonRow>
        <Button variant="secondary" type="submit" busy={isSending}>
          {t("send")}
        </Button>
        <Button variant="quiet" onClick={() => dispatch({ type: "decline" })}>
          {t("decline")}
        </Button>
      </ButtonRow>
    </TilbakemeldingForm>
  );
}

function descriptionOf(field: HTMLElement): string {
  return document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent ?? "";
}
