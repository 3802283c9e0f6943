import { type FormEvent, type ReactNode, useEffect, useRef } from "react";
import styled from "styled-components";
import { Button } from "#ui/controls/Button.tsx";
import { ButtonRow } from "#ui/controls/ButtonRow.ts";
import { Message } from "#ui/feedback/Message.tsx";
import { text } from "../texts.ts";
import { Stack } from "./layout.ts";

interface DialogFormProps {
  /** The text of the button that sends it. */
  readonly send: string;
  /** Whether something that the dialog says stops it: then the button does not stand out. */
  readonly isStopped?: boolean;
  readonly isSending: boolean;
  /** Why the last sending was refused. It is said here: what is behind a dialog is neither seen nor read out. */
  readonly refusal: string | undefined;
  readonly onSend: () => void;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

/**
 * What is asked for in a dialog, and the buttons that send it or leave it. Where that is a text, the dialog begins in it. A
 * second press sends nothing more.
 */
export function DialogForm({
  send,
  isStopped = false,
  isSending,
  refusal,
  onSend,
  onCancel,
  children,
}: DialogFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>("input, textarea, select")?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSend();
  };
  return (
    <Form as="form" $gap="1rem" ref={form} noValidate onSubmit={submit}>
      {children}
      {refusal !== undefined && <Message variant="error">{refusal}</Message>}
      <ButtonRow>
        <Button variant={isStopped ? "secondary" : "primary"} type="submit" busy={isSending}>
          {send}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {text("company.cancel")}
        </Button>
      </ButtonRow>
    </Form>
  );
}

/* A name is seen as a whole while it is written. */
const Form = styled(Stack)`
  & input[type="text"] {
    width: 100%;
  }
`;
