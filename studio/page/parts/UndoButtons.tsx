import styled from "styled-components";
import { Button } from "#ui/controls/Button.tsx";
import { theme } from "#ui/theme/theme.ts";
import type { EditSession } from "../session/createEditSession.ts";
import type { EditState } from "../session/editState.ts";
import { takeStep } from "../session/takeStep.ts";
import { text } from "../texts.ts";

interface UndoButtonsProps {
  readonly session: EditSession;
  readonly history: EditState["history"];
  /** Names of the buttons where there are several pairs; default: their texts. */
  readonly undoName?: string | undefined;
  readonly redoName?: string | undefined;
}

/** Undo and redo. With nothing to take back they can be reached, and do nothing. */
export function UndoButtons({ session, history, undoName, redoName }: UndoButtonsProps) {
  return (
    <Steps>
      <Button
        variant="quiet"
        busy={history.undo.length === 0}
        onClick={() => takeStep(session, "undo")}
        aria-label={undoName}
      >
        {text("edit.undo")}
      </Button>
      <Button
        variant="quiet"
        busy={history.redo.length === 0}
        onClick={() => takeStep(session, "redo")}
        aria-label={redoName}
      >
        {text("edit.redo")}
      </Button>
    </Steps>
  );
}

const Steps = styled.div`
  display: flex;

  & > [aria-disabled="true"] {
    color: ${theme.color.textSubtle};
    cursor: default;
  }

  & > [aria-disabled="true"] > span {
    display: none;
  }
`;
