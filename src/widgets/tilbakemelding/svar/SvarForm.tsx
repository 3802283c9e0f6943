import type { MouseEvent } from "react";
import { flushSync } from "react-dom";
import { Message } from "#ui/feedback/Message.tsx";
import { SporsmalContext } from "../sporsmal/SporsmalContext.ts";
import { SporsmalField } from "../sporsmal/SporsmalField.tsx";
import { emptyDraft, optionsWithText, type ValgSporsmal } from "../sporsmal/sporsmal.ts";
import type { SvarState } from "./svarStep.ts";
import { SvarTextArea } from "../sporsmal/SvarTextArea.tsx";
import { FormButtons } from "../FormButtons.tsx";
import { TilbakemeldingForm } from "../TilbakemeldingForm.tsx";
import type { TilbakemeldingEvent } from "../tilbakemeldingEvent.ts";
import type { TilbakemeldingReader } from "../tilbakemeldingText.ts";

interface SvarFormProps {
  readonly t: TilbakemeldingReader;
  readonly state: SvarState;
  readonly dispatch: (event: TilbakemeldingEvent) => void;
  readonly question: ValgSporsmal;
  /** Id of the heading, for the section. */
  readonly headingId: string;
}

/** The main question. An answer reveals an optional text, 'Send' and 'Avbryt' (spec: feedback-5). */
export function SvarForm({ t, state, dispatch, question, headingId }: SvarFormProps) {
  const draft = state.status === "unanswered" ? undefined : state.draft;
  const isSending = state.status === "sending";

  const cancel = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    if (isSending) return;
    flushSync(() => dispatch({ type: "cancel" }));
    // The pressed button is gone, so focus goes back to the question.
    form?.querySelector("input")?.focus();
  };
  const environment = {
    t,
    draft: { ...emptyDraft, value: draft?.value ?? "" },
    onChange: ({ value }: typeof emptyDraft) => dispatch({ type: "choose", value }),
    disabled: isSending,
    headingId,
  };
  return (
    <TilbakemeldingForm onSubmit={() => dispatch({ type: "send" })}>
      <SporsmalContext value={environment}>
        <SporsmalField question={question} />
      </SporsmalContext>
      {draft && (
        <>
          <SvarTextArea
            t={t}
            label={optionsWithText(question, draft.value)[0]?.textAreaLabel ?? t("text.label")}
            rows={5}
            value={draft.text}
            readOnly={isSending}
            onValueChange={(text) => dispatch({ type: "write", text })}
          />
          {state.status === "failed" && <Message variant="error">{t("failed")}</Message>}
          <FormButtons send={t("send")} busy={isSending} quit={t("cancel")} onQuit={cancel} />
        </>
      )}
    </TilbakemeldingForm>
  );
}
