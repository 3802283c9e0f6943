import { announcements } from "#ui/feedback/announcements.ts";
import { changedKind } from "#studio/document/history.ts";
import { documentKindText } from "../fields/documentKindText.ts";
import { text } from "../texts.ts";
import type { EditSession } from "./createEditSession.ts";
import { useCommands } from "../commands/useCommands.ts";

/** Undoes or does again, and announces which file has changed. */
export function takeStep(session: EditSession, step: "redo" | "undo"): void {
  const before = session.get().history.texts;
  session[step]();
  const kind = changedKind(before, session.get().history.texts);
  announcements.announce(
    kind === undefined ? text(`${step}.none`) : text(`${step}.done`, { file: documentKindText(kind) }),
  );
}

/** Undo and redo from anywhere in the page. */
export function useUndoCommands(session: EditSession): void {
  useCommands({ undo: () => takeStep(session, "undo"), redo: () => takeStep(session, "redo") });
}
