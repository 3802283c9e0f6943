import { useEffect, useState } from "react";
import { wantedField } from "../contexts/openField.ts";
import { useAfterCommit } from "../parts/useAfterCommit.ts";
import type { EditSession } from "../session/createEditSession.ts";
import { type Saving, useSaving } from "../session/useSaving.ts";
import { focusDecision } from "./Disagreement.tsx";

/** Whether the changes are in the place of the form, and how they are saved. */
export interface ShownChanges {
  readonly isShown: boolean;
  readonly show: () => void;
  readonly hide: () => void;
  readonly saving: Saving;
}

/** Shows the changes when they are asked for and when they are saved, until a field of the form is asked for. */
export function useChangesPane(session: EditSession): ShownChanges {
  const [isShown, setIsShown] = useState(false);
  const show = () => setIsShown(true);
  const hide = () => setIsShown(false);
  const afterCommit = useAfterCommit();
  const saving = useSaving(session, show, () => afterCommit(focusDecision));
  useEffect(() => wantedField.subscribe(() => setIsShown(false)), []);
  return { isShown, show, hide, saving };
}
