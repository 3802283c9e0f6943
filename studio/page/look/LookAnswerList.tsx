import styled from "styled-components";
import { Button } from "#ui/controls/Button.tsx";
import { theme } from "#ui/theme/theme.ts";
import { countText, text } from "../texts.ts";
import { roleTitle } from "./lookWords.ts";
import type { LookImport } from "./useLook.ts";

interface LookAnswerListProps {
  readonly look: LookImport;
  /** The pressed button is gone. */
  readonly onAskAgain: () => void;
}

/** What was answered in this import and in earlier ones. Each answer can be taken back. */
export function LookAnswerList({ look: { allAnswers, askAgain }, onAskAgain }: LookAnswerListProps) {
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

const Answers = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
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
