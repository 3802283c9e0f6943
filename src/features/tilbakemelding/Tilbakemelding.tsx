import { type FormEvent, useId, useRef } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { Button } from "#ui/Button.tsx";
import { ButtonRow } from "#ui/ButtonRow.ts";
import { Card } from "#ui/Card.ts";
import { Message } from "#ui/Message.tsx";
import { TextArea } from "#ui/TextArea.tsx";
import { theme } from "#ui/theme/theme.ts";
import { type TilbakemeldingPreset, TilbakemeldingSporsmal } from "./TilbakemeldingSporsmal.tsx";
import { maxTextLength } from "./tilbakemeldingState.ts";
import type { TilbakemeldingHost } from "./tilbakemeldingStore.ts";
import { useTilbakemelding } from "./useTilbakemelding.ts";
import { useThanksFocus } from "./useThanksFocus.ts";

interface TilbakemeldingProps extends TilbakemeldingHost {
  /** The main question. */
  readonly preset: TilbakemeldingPreset;
}

/**
 * Asks for feedback: an answer, then a text if the customer likes, 'Send' or 'Avbryt' (shared-widgets §2, §4). Knows no routes, brands
 * or calls: who shows it delivers the answer. The texts of the namespace `tilbakemelding` must be there.
 */
export function Tilbakemelding({ preset, send, onAnswer }: TilbakemeldingProps) {
  const { t } = useTranslation("tilbakemelding");
  const [state, happen] = useTilbakemelding({ send, onAnswer });
  const headingId = useId();
  const form = useRef<HTMLFormElement>(null);
  const textArea = useRef<HTMLTextAreaElement>(null);
  const thanks = useThanksFocus(state.status === "sent", t("sent"));

  if (state.status === "sent")
    return (
      <Section aria-labelledby={headingId}>
        <Message tone="success">
          <Thanks id={headingId} ref={thanks} tabIndex={-1}>
            {t("sent")}
          </Thanks>
          <p>{t("sent.text")}</p>
        </Message>
      </Section>
    );

  const draft = state.status === "unanswered" ? undefined : state.draft;
  const isSending = state.status === "sending";
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (draft !== undefined && draft.text.length > maxTextLength) textArea.current?.focus();
    else happen({ type: "send" });
  };
  const cancel = () => {
    if (isSending) return;
    flushSync(() => happen({ type: "cancel" }));
    // The pressed button is gone; the question is where it began.
    form.current?.querySelector("input")?.focus();
  };
  return (
    <Section aria-labelledby={headingId}>
      <Card>
        <Form ref={form} noValidate onSubmit={submit}>
          <TilbakemeldingSporsmal
            preset={preset}
            legend={<h2 id={headingId}>{t(preset)}</h2>}
            value={draft?.value}
            onChange={(value) => happen({ type: "choose", value })}
            disabled={isSending}
          />
          {draft && (
            <>
              <TextArea
                ref={textArea}
                label={textLabel(preset, draft.value, t)}
                help={t("text.help")}
                value={draft.text}
                maxLength={maxTextLength}
                tooLong={(antall) => t("text.tooLong", { antall })}
                readOnly={isSending}
                onChange={(text) => happen({ type: "write", text })}
              />
              {state.status === "failed" && <Message tone="error">{t("failed")}</Message>}
              <ButtonRow>
                <Button variant="secondary" type="submit" busy={isSending}>
                  {t("send")}
                </Button>
                <Button variant="quiet" onClick={cancel}>
                  {t("cancel")}
                </Button>
              </ButtonRow>
            </>
          )}
        </Form>
      </Card>
    </Section>
  );
}

type T = ReturnType<typeof useTranslation<"tilbakemelding">>["t"];

function textLabel(preset: TilbakemeldingPreset, value: string, t: T): string {
  if (preset === "fornoyd") return t("fornoyd.text");
  return t(value === "ja" ? "gjort.ja.text" : "gjort.nei.text");
}

const Section = styled.section`
  @media print {
    display: none;
  }
`;

const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: 1rem;

  & legend > h2 {
    font-size: ${theme.font.sizeLg};
  }
`;

const Thanks = styled.h2`
  margin-block-end: 0.25rem;
  color: inherit;
  font-size: ${theme.font.sizeMd};
`;
