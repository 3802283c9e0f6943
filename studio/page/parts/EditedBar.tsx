import styled from "styled-components";
import { ButtonLink } from "#ui/controls/ButtonLink.ts";
import { unsavedKinds } from "#studio/document/history.ts";
import { Button } from "#ui/controls/Button.tsx";
import type { EditSession } from "../session/createEditSession.ts";
import type { EditState } from "../session/editState.ts";
import { text } from "../texts.ts";
import { icons } from "./icons.ts";
import { IconWord } from "./IconWord.tsx";
import { SaveStatus } from "./SaveStatus.tsx";
import { useWorkshop } from "../state/useWorkshop.ts";
import { takeStep } from "../session/takeStep.ts";
import { Row } from "./layout.ts";

/** A row with undo, redo, whether something is unsaved, and the way to saving it. */
export const StepsBar = styled(Row)`
  gap: 0.25rem 0.5rem;
`;

interface EditedBarProps {
  readonly session: EditSession;
  readonly state: EditState;
  /** Where the edits are shown and saved. */
  readonly saveAddress: string;
  /** Name of the link to it, where there are several bars. */
  readonly saveName?: string;
  /** Names of the buttons where there are several bars; default: their texts. */
  readonly undoName?: string;
  readonly redoName?: string;
}

/** Undo, redo, whether there is something unsaved, and the way to saving it. */
export function EditedBar({ session, state, saveAddress, saveName, undoName, redoName }: EditedBarProps) {
  const { history, document } = state;
  return (
    <StepsBar>
      <UndoButtons session={session} history={history} undoName={undoName} redoName={redoName} />
      <SaveStatus state={state} />
      {unsavedKinds(history.texts, document.saved).length > 0 && (
        <ButtonLink data-variant="secondary" href={saveAddress} aria-label={saveName}>
          {text("history.save")}
        </ButtonLink>
      )}
    </StepsBar>
  );
}

interface UndoButtonsProps {
  readonly session: EditSession;
  readonly history: EditState["history"];
  /** Names of the buttons where there are several pairs; default: their texts. */
  readonly undoName?: string | undefined;
  readonly redoName?: string | undefined;
}

/** Undo and redo. With nothing to take back they can be reached, and do nothing. */
export function UndoButtons({ session, history, undoName, redoName }: UndoButtonsProps) {
  const workshop = useWorkshop();
  return (
    <Steps>
      <Button
        variant="quiet"
        busy={history.undo.length === 0}
        onClick={() => takeStep(workshop, session, "undo")}
        aria-label={undoName}
      >
        <IconWord icon={icons.undo}>{text("edit.undo")}</IconWord>
      </Button>
      <Button
        variant="quiet"
        busy={history.redo.length === 0}
        onClick={() => takeStep(workshop, session, "redo")}
        aria-label={redoName}
      >
        <IconWord icon={icons.redo}>{text("edit.redo")}</IconWord>
      </Button>
    </Steps>
  );
}

const Steps = styled.div`
  display: flex;
  gap: 0.25rem;

  & > button[data-variant] {
    min-width: 3rem;
    padding: 0 0.25rem;
    text-decoration: none;
  }

  & > [aria-disabled="true"] {
    cursor: default;
  }

  & > [aria-disabled="true"] > span[aria-hidden] {
    display: none;
  }
`;
