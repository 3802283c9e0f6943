import type { FormEvent, ReactNode, Ref } from "react";
import styled from "styled-components";
import { Card } from "#ui/layout/card/Card.ts";
import { theme } from "#ui/theme/theme.ts";

interface TilbakemeldingFormProps {
  /** Called when the form is sent. The browser checks and sends nothing. */
  readonly onSubmit: () => void;
  /** Heading, fields and buttons. */
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLFormElement>;
}

/** A form of the feedback, the follow-up or the contact request. */
export function TilbakemeldingForm({ onSubmit, children, ref }: TilbakemeldingFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Card>
      <Form ref={ref} noValidate onSubmit={submit}>
        {children}
      </Form>
    </Card>
  );
}

const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: 1rem;

  & h2 {
    font-size: ${theme.font.sizeLg};
  }

  & legend {
    font-size: ${theme.font.sizeMd};
  }
`;
