import { useCommands } from "../commands/useCommands.ts";
import type { EditSession } from "./createEditSession.ts";
import { takeStep } from "./takeStep.ts";

/** Undo and redo from anywhere in the page. */
export function useUndoCommands(session: EditSession): void {
  useCommands({ undo: () => takeStep(session, "undo"), redo: () => takeStep(session, "redo") });
}
