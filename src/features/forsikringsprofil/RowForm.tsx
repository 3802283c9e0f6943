import type { FormEvent, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { Button } from "#ui/controls/Button.tsx";
import { ButtonRow } from "#ui/controls/ButtonRow.ts";

interface RowFormProps {
  /** The fields. */
  readonly children: ReactNode;
  /** Text of the button that saves. */
  readonly submitText: string;
  /** Name of the button that closes the row: "Avbryt endring av e-post". */
  readonly cancelLabel: string;
  readonly isSaving: boolean;
  /** Called when the form is sent, except while it saves. */
  readonly onSubmit: () => void;
  /** Can be called at any time: a save in progress continues and its answer is ignored (spec: profil-11). */
  readonly onCancel: () => void;
}

/** The form of an open row, with its two buttons. Escape cancels (spec: profil-31). */
export function RowForm({ children, submitText, cancelLabel, isSaving, onSubmit, onCancel }: RowFormProps) {
  const { t } = useTranslation("forsikringsprofil");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSaving) onSubmit();
  };
  return (
    <Form
      noValidate
      onSubmit={submit}
      onKeyDown={({ key }) => {
        if (key === "Escape") onCancel();
      }}
    >
      {children}
      <ButtonRow>
        <Button variant="primary" type="submit" busy={isSaving}>
          {submitText}
        </Button>
        <Button variant="quiet" aria-label={cancelLabel} onClick={onCancel}>
          {t("cancel")}
        </Button>
      </ButtonRow>
    </Form>
  );
}

const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: 1rem;
`;
