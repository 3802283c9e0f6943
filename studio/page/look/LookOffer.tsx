import { useMemo, useRef } from "react";
import styled from "styled-components";
import { Button } from "#ui/controls/Button.tsx";
import { Message } from "#ui/feedback/Message.tsx";
import { VisuallyHidden } from "#ui/layout/VisuallyHidden.ts";
import type { OfferedLook } from "#studio/document/OfferedLook.ts";
import type { DocumentTexts } from "#studio/document/StudioDocument.ts";
import type { Offer } from "../offers/offer.ts";
import { useOffer } from "../offers/useOffer.ts";
import { useAfterCommit } from "../parts/useAfterCommit.ts";
import { countText, text } from "../texts.ts";
import { LookNotes } from "./LookNotes.tsx";
import { LookQuestions } from "./LookQuestions.tsx";
import { LookResult } from "./LookResult.tsx";
import type { LookImport } from "./useLook.ts";
import { theme } from "#ui/theme/theme.ts";
import { roleTitle } from "./lookWords.ts";

type ReadLook = Extract<OfferedLook, { readonly status: "read" }>;

interface LookOfferProps {
  readonly look: LookImport;
  readonly texts: DocumentTexts;
  /** The files are put away. */
  readonly onCancel: () => void;
  /** What they give was taken or left. */
  readonly onEnd: () => void;
}

/** The questions without an answer. What was just answered needs no answer of the server to be gone. */
const openQuestions = ({ answers }: LookImport, { questions }: ReadLook): ReadLook["questions"] =>
  questions.filter(({ role }) => answers[role] === undefined);

/** What a screen reader says when the server has read the files. */
function statusText(look: LookImport): string {
  const { state } = look;
  if (state.status !== "here") return state.status === "loading" ? text("look.reading") : "";
  if (!state.isCurrent) return text("look.reading");
  if (state.offered.status === "refused") return "";
  return countText("look.questions", openQuestions(look, state.offered).length);
}

/** What the files give: what is wrong in them, or what they change. */
export function LookOffer(props: LookOfferProps) {
  const { state } = props.look;
  const isRead = state.status === "here" && state.offered.status === "read";
  return (
    <Content>
      <VisuallyHidden role="status">{statusText(props.look)}</VisuallyHidden>
      {state.status === "loading" && <p aria-hidden="true">{text("look.reading")}</p>}
      {state.status === "failed" && <Message variant="error">{text("look.failed")}</Message>}
      {state.status === "here" && <LookNotes notes={state.offered.notes} />}
      {state.status === "here" && state.offered.status === "read" && (
        <Proposals {...props} offered={state.offered} isCurrent={state.isCurrent} />
      )}
      {!isRead && (
        <Buttons>
          <CancelButton onCancel={props.onCancel} />
        </Buttons>
      )}
    </Content>
  );
}

function CancelButton({ onCancel }: Pick<LookOfferProps, "onCancel">) {
  return (
    <Button variant="quiet" onClick={onCancel}>
      {text("look.cancel")}
    </Button>
  );
}

interface ProposalsProps extends LookOfferProps {
  readonly offered: ReadLook;
  /** Whether the server has seen all answers. */
  readonly isCurrent: boolean;
}

/** Questions first, then before and after. With all answers, the portal shows it until it is taken or left. */
function Proposals({ look, texts, offered, isCurrent, onCancel, onEnd }: ProposalsProps) {
  const content = useRef<HTMLDivElement>(null);
  const afterCommit = useAfterCommit();
  const questions = openQuestions(look, offered);
  // The pressed button goes.
  const focus = (selector: string) => afterCommit(() => content.current?.querySelector<HTMLElement>(selector)?.focus());
  const isReady = isCurrent && questions.length === 0 && Object.keys(offered.texts).length > 0;
  const tried = useMemo(
    (): Offer => ({ name: text("offer.look"), change: (before) => ({ ...before, ...offered.texts }) }),
    [offered],
  );
  useOffer(isReady ? tried : undefined, onEnd);
  return (
    <Content ref={content}>
      {questions.length > 0 && (
        <LookQuestions
          questions={questions}
          onAnswer={(answers) => {
            look.answer(answers);
            focus("[data-question], [data-result]");
          }}
        />
      )}
      <LookAnswerList look={look} onAskAgain={() => focus("[data-result]")} />
      <LookResult
        offered={offered}
        texts={texts}
        onKeep={(role) => {
          look.answer({ [role]: null });
          focus("[data-result]");
        }}
      />
      {questions.length > 0 && <p>{text("look.answerFirst")}</p>}
      {!isReady && (
        <Buttons>
          <CancelButton onCancel={onCancel} />
        </Buttons>
      )}
    </Content>
  );
}

interface LookAnswerListProps {
  readonly look: LookImport;
  /** The pressed button is gone. */
  readonly onAskAgain: () => void;
}

/** What was answered in this import and in earlier ones. Each answer can be taken back. */
function LookAnswerList({ look: { allAnswers, askAgain }, onAskAgain }: LookAnswerListProps) {
  const given = Object.entries(allAnswers);
  if (given.length === 0) return null;
  return (
    <details>
      <summary>{countText("look.answers", given.length)}</summary>
      <Answers>
        {given.map(([role, token]) => (
          <li key={role}>
            <span>
              {token === null
                ? text("look.answerKept", { role: roleTitle(role) })
                : text("look.answer", { role: roleTitle(role), token })}
            </span>
            <Button
              variant="quiet"
              aria-label={text("look.askAgainAbout", { role: roleTitle(role) })}
              onClick={() => {
                askAgain(role);
                onAskAgain();
              }}
            >
              {text("look.askAgain")}
            </Button>
          </li>
        ))}
      </Answers>
    </details>
  );
}

const Content = styled.div`
  /* Hidden texts stay in here: outside of it, they would make the page longer. */
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75rem;
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
`;

const Answers = styled.ul`
  font-size: ${theme.font.sizeXs};

  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 0.5rem;
    overflow-wrap: anywhere;
  }
`;
