import { useId } from "react";
import styled from "styled-components";
import { Button } from "#ui/controls/Button.tsx";
import { theme } from "#ui/theme/theme.ts";
import {
  designerSchemes,
  type LookAnswers,
  type LookCandidate,
  type LookQuestion,
} from "#studio/document/OfferedLook.ts";
import { Panel } from "../parts/Panel.ts";
import { countText, text } from "../texts.ts";
import { LookValue, TokenName } from "./LookValue.tsx";
import { roleTitle, whyText } from "./lookWords.ts";

interface LookQuestionsProps {
  readonly questions: readonly LookQuestion[];
  readonly onAnswer: (answers: LookAnswers) => void;
}

/** The roles that somebody has to decide about: each with the likeliest tokens, and the value that it has. */
export function LookQuestions({ questions, onAnswer }: LookQuestionsProps) {
  const id = useId();
  const keepRest = () => onAnswer(Object.fromEntries(questions.map(({ role }) => [role, null])));
  return (
    <Panel aria-labelledby={id}>
      <h5 id={id}>{countText("look.questions", questions.length)}</h5>
      <p>{text("look.questionsHelp")}</p>
      {questions.map((question) => (
        <Question key={question.role} question={question} onAnswer={onAnswer} />
      ))}
      {questions.length > 1 && (
        <Button variant="secondary" onClick={keepRest}>
          {text("look.keepRest")}
        </Button>
      )}
    </Panel>
  );
}

interface QuestionProps extends Pick<LookQuestionsProps, "onAnswer"> {
  readonly question: LookQuestion;
}

function Question({ question: { role, now, candidates, missing }, onAnswer }: QuestionProps) {
  const id = useId();
  const title = roleTitle(role);
  return (
    <Choices role="group" aria-labelledby={id} tabIndex={-1} data-question={role}>
      <strong id={id}>{text("look.question", { role: title })}</strong>
      {missing !== undefined && <p>{text("look.missing", { token: missing })}</p>}
      {candidates.map((candidate) => (
        <CandidateButton
          key={candidate.token}
          candidate={candidate}
          onChoose={() => onAnswer({ [role]: candidate.token })}
        />
      ))}
      <Button variant="quiet" onClick={() => onAnswer({ [role]: null })}>
        {text("look.keep", { value: "" })}
        <LookValue value={now} />
      </Button>
    </Choices>
  );
}

interface CandidateButtonProps {
  readonly candidate: LookCandidate;
  readonly onChoose: () => void;
}

function CandidateButton({ candidate, onChoose }: CandidateButtonProps) {
  return (
    <Button variant="secondary" onClick={onChoose}>
      <Candidate>
        <TokenName token={candidate.token} />
        {designerSchemes.map((scheme) => {
          const value = candidate.values[scheme];
          if (value === undefined) return null;
          return (
            <span key={scheme}>
              <LookValue value={value} />
              {scheme === "dark" && ` ${text("look.inDark")}`}
            </span>
          );
        })}
        <small>{whyText(candidate)}</small>
      </Candidate>
    </Button>
  );
}

const Choices = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.375rem;
  padding: 0.75rem;
  border-radius: ${theme.radius.control};
  background: ${theme.color.surfaceSubtle};

  & > button {
    justify-content: start;
    height: auto;
    padding-block: 0.375rem;
    text-align: start;
  }
`;

const Candidate = styled.span`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  overflow-wrap: anywhere;

  & > small {
    font-size: ${theme.font.sizeXs};
    font-weight: ${theme.font.weightBody};
  }
`;
