import styled from "styled-components";
import { theme } from "#ui/theme/theme.ts";
import type { OppfolgingState } from "./oppfolgingStep.ts";
import { SporsmalContext } from "../sporsmal/SporsmalContext.ts";
import { SporsmalField } from "../sporsmal/SporsmalField.tsx";
import { emptyDraft, optionsWithText, type SvarDraft } from "../sporsmal/sporsmal.ts";
import { SvarTextArea } from "../sporsmal/SvarTextArea.tsx";
import { type StageProps, TilbakemeldingForm } from "../TilbakemeldingForm.tsx";

interface OppfolgingSporsmalProps extends StageProps {
  readonly state: Extract<OppfolgingState, { status: "asked" }>;
}

/** One question of the follow-up: 'Steg n av m', 'Neste' or 'Send inn', 'Avbryt' (spec: feedback-23). */
export function OppfolgingSporsmal({ state, headingId, ...stage }: OppfolgingSporsmalProps) {
  const { t, dispatch } = stage;
  const { questions } = state;
  const question = questions[state.step];
  const draft = state.drafts[state.step] ?? emptyDraft;
  const answer = (next: SvarDraft) => dispatch({ type: "answer", draft: next });
  if (!question) return undefined;
  return (
    <TilbakemeldingForm
      {...stage}
      onSubmit="next"
      submitLabel={t(state.step + 1 < questions.length ? "oppfolging.next" : "oppfolging.send")}
      onQuit="cancel"
    >
      <Head>
        <Steg id={headingId} tabIndex={-1}>
          {t("oppfolging.step", { steg: state.step + 1, antall: questions.length })}
        </Steg>
        <Progress aria-hidden="true">
          {questions.map(({ label }, step) => (
            <span key={`${step} ${label}`} data-reached={step <= state.step || undefined} />
          ))}
        </Progress>
      </Head>
      <SporsmalContext value={{ t, draft, onChange: answer, disabled: false }}>
        <SporsmalField question={question} />
      </SporsmalContext>
      {optionsWithText(question, draft.value).map(({ value, textAreaLabel = "" }) => (
        <SvarTextArea
          t={t}
          key={value}
          label={textAreaLabel}
          value={draft.texts[value] ?? ""}
          onValueChange={(text) => answer({ ...draft, texts: { ...draft.texts, [value]: text } })}
        />
      ))}
    </TilbakemeldingForm>
  );
}

const Head = styled.div`
  display: flex;
  flex-direction: column;
  gap: 0.5rem;
`;

const Progress = styled.div`
  display: flex;
  gap: 0.25rem;
  max-width: 20rem;

  & > span {
    flex: 1;
    height: 4px;
    border-radius: ${theme.radius.control};
    background: ${theme.color.actionSubtle};
  }

  & > [data-reached] {
    background: ${theme.color.action};
  }

  @media (forced-colors: active) {
    & > [data-reached] {
      background: CanvasText;
    }
  }
`;

const Steg = styled.h2`
  && {
    color: ${theme.color.textSubtle};
    font-size: ${theme.font.sizeSm};
    font-weight: ${theme.font.weightStrong};
  }
`;
