import styled from "styled-components";
import { Button } from "#ui/controls/Button.tsx";
import { StepsBar } from "../parts/StepsBar.ts";
import { UndoButtons } from "../parts/UndoButtons.tsx";
import type { EditSession } from "../session/createEditSession.ts";
import type { EditState } from "../session/editState.ts";
import { text } from "../texts.ts";

interface BaseStepsProps {
  readonly session: EditSession;
  readonly state: EditState;
  readonly isUnsaved: boolean;
  readonly onShowChanges: () => void;
}

/** Undo, redo, what is unsaved, and the way to saving it. */
export function BaseSteps({ session, state: { history, sync }, isUnsaved, onShowChanges }: BaseStepsProps) {
  const isOffline = sync.status === "offline" || sync.status === "elsewhere";
  return (
    <Steps>
      <UndoButtons session={session} history={history} />
      <span>{isOffline ? text("offline.status") : text(isUnsaved ? "compare.unsaved" : "compare.saved")}</span>
      <Button variant={isUnsaved ? "primary" : "secondary"} onClick={onShowChanges}>
        {text("edit.changes")}
      </Button>
    </Steps>
  );
}

const Steps = styled(StepsBar)`
  & > span {
    margin-inline-end: 0.5rem;
  }
`;
