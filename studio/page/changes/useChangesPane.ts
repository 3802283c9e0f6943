import { useEffect, useEffectEvent, useState } from "react";
import { useAfterCommit } from "../parts/useAfterCommit.ts";
import type { EditSession } from "../session/createEditSession.ts";
import { type Saving, useSaving } from "../session/useSaving.ts";
import { focusDecision } from "./Disagreement.tsx";
import { useWorkshop } from "../state/useWorkshop.ts";

/** Whether the changes are in the place of the form, and how they are saved. */
export interface ShownChanges {
  readonly isShown: boolean;
  readonly show: () => void;
  readonly hide: () => void;
  readonly saving: Saving;
}

/**
 * Shows the changes when they are asked for and when they are saved, until a field of the form is asked for.
 * @param onAsked either of them is asked for: their column is opened
 */
export function useChangesPane(session: EditSession, onAsked: () => void = () => undefined): ShownChanges {
  const { wantedField } = useWorkshop();
  const [isShown, setIsShown] = useState(false);
  const open = () => {
    setIsShown(true);
    onAsked();
  };
  const hide = () => setIsShown(false);
  const afterCommit = useAfterCommit();
  const saving = useSaving(session, open, () => afterCommit(focusDecision));
  const onWanted = useEffectEvent(() => {
    setIsShown(false);
    onAsked();
  });
  useEffect(() => wantedField.subscribe(() => onWanted()), [wantedField]);
  const show = () => {
    open();
    saving.see();
  };
  return { isShown, show, hide, saving };
}
