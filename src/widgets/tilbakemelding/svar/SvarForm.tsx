import { SporsmalContext } from "../sporsmal/SporsmalContext.ts";
import { SporsmalField } from "../sporsmal/SporsmalField.tsx";
import { emptyDraft, optionsWithText, type ValgSporsmal } from "../sporsmal/sporsmal.ts";
import type { SvarState } from "./svarStep.ts";
import { SvarTextArea } from "../sporsmal/SvarTextArea.tsx";
import { type StageProps, TilbakemeldingForm } from "../TilbakemeldingForm.tsx";

interface SvarFormProps extends Omit<StageProps, "headingId"> {
  readonly state: SvarState;
  readonly question: ValgSporsmal;
}

/** The main question. An answer reveals an optional text, 'Send' and 'Avbryt' (spec: feedback-5). */
export function SvarForm({ state, question, ...stage }: SvarFormProps) {
  const { t, dispatch } = stage;
  const { draft, status } = state;
  const isSending = status === "sending";
  const form = {
    t,
    draft: { ...emptyDraft, value: draft?.value ?? "" },
    onChange: ({ value }: typeof emptyDraft) => dispatch({ type: "choose", value }),
    disabled: isSending,
    isHeading: true,
  };
  return (
    <TilbakemeldingForm
      {...stage}
      onSubmit="send"
      submitLabel={draft && t("send")}
      onQuit="cancel"
      busy={isSending}
      failure={status === "failed" && t("failed")}
    >
      <SporsmalContext value={form}>
        <SporsmalField question={question} />
      </SporsmalContext>
      {draft && (
        <SvarTextArea
          t={t}
          label={optionsWithText(question, draft.value)[0]?.textAreaLabel ?? t("text.label")}
          rows={5}
          value={draft.text}
          readOnly={isSending}
          onValueChange={(text) => dispatch({ type: "write", text })}
        />
      )}
    </TilbakemeldingForm>
  );
}
