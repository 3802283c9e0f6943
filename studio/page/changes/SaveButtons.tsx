import { Button } from "#ui/controls/Button.tsx";
import { unsavedKinds } from "#studio/document/history.ts";
import { SaveStatus } from "../parts/SaveStatus.tsx";
import type { EditState } from "../session/editState.ts";
import { text } from "../texts.ts";
import type { ShownChanges } from "./useChangesPane.ts";

interface SaveButtonsProps {
  readonly state: EditState;
  readonly changes: ShownChanges;
}

/** Whether something is unsaved, and the ways to the changes and to saving them. */
export function SaveButtons({ state, changes }: SaveButtonsProps) {
  const { history, document, saving } = state;
  const isUnsaved = unsavedKinds(history.texts, document.saved).length > 0;
  return (
    <>
      <SaveStatus state={state} />
      <Button variant="secondary" aria-expanded={changes.isShown} onClick={changes.show}>
        {text("edit.changes")}
      </Button>
      <Button
        variant={isUnsaved ? "primary" : "secondary"}
        busy={saving === "running"}
        onClick={() => void changes.saving.save()}
      >
        {text("changes.save")}
      </Button>
    </>
  );
}
