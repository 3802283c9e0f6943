import type { FormEvent, ReactNode } from "react";
import { flushSync } from "react-dom";
import styled from "styled-components";
import { cardSurfaceStyle } from "#ui/layout/card/cardSurfaceStyle.ts";
import { theme } from "#ui/theme/theme.ts";

interface TilbakemeldingFormProps {
  /** Called when the form is sent. The browser checks and sends nothing. */
  readonly onSubmit: () => void;
  /** Speaks the error of a field that has focus already when the form is sent. Default: nothing is spoken. */
  readonly announce?: (text: string) => void;
  /** Heading, fields and buttons. */
  readonly children: ReactNode;
}

/** A form of the feedback, the follow-up or the contact request. Focus goes to the first field that is wrong. */
export function TilbakemeldingForm({ onSubmit, announce, children }: TilbakemeldingFormProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const focused = document.activeElement;
    flushSync(onSubmit);
    const invalid = form.querySelector<HTMLElement>("[aria-invalid=true]");
    invalid?.focus();
    // A screen reader reads the error of a field that gets focus, but not of one that has it already.
    if (invalid && invalid === focused) announce?.(descriptionOf(invalid));
  };
  return (
    <Form noValidate onSubmit={submit}>
      {children}
    </Form>
  );
}

function descriptionOf(field: HTMLElement): string {
  return document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent ?? "";
}

const Form = styled.form`
  ${cardSurfaceStyle}
  gap: 1rem;

  & h2 {
    font-size: ${theme.font.sizeLg};
  }

  & legend {
    font-size: ${theme.font.sizeMd};
  }
`;
