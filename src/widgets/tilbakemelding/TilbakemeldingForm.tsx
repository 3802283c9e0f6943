import type { MouseEvent, ReactNode, SubmitEvent } from "react";
import { flushSync } from "react-dom";
import styled from "styled-components";
import { Button } from "#ui/controls/Button.tsx";
import { ButtonRow } from "#ui/controls/ButtonRow.ts";
import { MessagePanel } from "#ui/feedback/MessagePanel.tsx";
import { refocus } from "#ui/form/refocus.ts";
import { errorIcon } from "#ui/graphics/icons/interfaceIcons.ts";
import { cardSurfaceStyle } from "#ui/layout/card/cardSurfaceStyle.ts";
import { theme } from "#ui/theme/theme.ts";
import type { TilbakemeldingEvent } from "./tilbakemeldingEvent.ts";
import type { TilbakemeldingReader } from "./tilbakemeldingText.ts";

/** What the form of every stage is given. */
export interface StageProps {
  /** The widget's texts. */
  readonly t: TilbakemeldingReader;
  /** Sends an event to the store of the widget. */
  readonly dispatch: (event: TilbakemeldingEvent) => void;
  /** Speaks a text. */
  readonly announce: (text: string) => void;
  /** Id of the heading, for the section. */
  readonly headingId: string;
}

interface TilbakemeldingFormProps extends Omit<StageProps, "headingId"> {
  /** Heading and fields. */
  readonly children: ReactNode;
  /** The event when the form is sent. The browser checks and sends nothing. */
  readonly onSubmit: "accept" | "next" | "send";
  /** Label of the button that sends it. Left out: there is nothing to send yet, and no button. */
  readonly submitLabel: string | undefined;
  /** The event of the button beside it, and the key of its label. */
  readonly onQuit: "cancel" | "decline";
  /** The form is being sent. Default: no. */
  readonly busy?: boolean;
  /** The error message when the form could not be sent. Default: none. */
  readonly failure?: string | false;
}

/** A form of the feedback, the follow-up or the contact request. Focus goes to the first field that is wrong. */
export function TilbakemeldingForm(props: TilbakemeldingFormProps) {
  const { t, dispatch, children, onSubmit, submitLabel, onQuit, busy, failure } = props;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    flushSync(() => dispatch({ type: onSubmit }));
    refocus(form.querySelector<HTMLElement>("[aria-invalid=true]"));
  };
  const quit = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    if (busy) return;
    flushSync(() => dispatch({ type: onQuit }));
    // The pressed button is gone: where the form is still there, focus goes back to its question.
    form?.querySelector("input")?.focus();
  };
  return (
    <Form noValidate onSubmit={submit}>
      {children}
      {failure && (
        <MessagePanel role="alert" variant="error" icon={errorIcon}>
          {failure}
        </MessagePanel>
      )}
      {submitLabel && (
        <ButtonRow>
          <Button variant="secondary" type="submit" busy={busy}>
            {submitLabel}
          </Button>
          <Button variant="quiet" onClick={quit}>
            {t(onQuit)}
          </Button>
        </ButtonRow>
      )}
    </Form>
  );
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
