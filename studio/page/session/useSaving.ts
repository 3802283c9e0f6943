import { useRef, useState } from "react";
import { announcements } from "#ui/feedback/announcements.ts";
import type { LeftOutField } from "#studio/document/RefusedField.ts";
import { isSameDocument } from "#studio/document/StudioDocument.ts";
import { useCommands } from "../commands/useCommands.ts";
import { text } from "../texts.ts";
import { savedWords } from "../changes/savedFiles.ts";
import type { EditSession, SavedTexts } from "./createEditSession.ts";
import { writtenByOthers } from "./replacedFields.ts";

export interface Saving {
  /** Names of colleagues whose words would have been saved before they were seen: they are shown first. */
  readonly unseenBy: readonly string[];
  /** What others have written is seen now. */
  readonly see: () => void;
  /** @param without fields that are not saved */
  readonly save: (without?: readonly LeftOutField[]) => Promise<void>;
  /** What was saved last in this page. Undefined: nothing yet. */
  readonly saved: SavedTexts | undefined;
}

/** What others have written in a document, and which of it was seen by whoever saves it. */
function useSeen(session: EditSession) {
  const [unseenBy, setUnseenBy] = useState<readonly string[]>([]);
  const seen = useRef<ReadonlySet<string>>(new Set());
  const look = (): readonly string[] => {
    const written = writtenByOthers(session.get().document);
    const unseen = written.filter(({ key }) => !seen.current.has(key));
    seen.current = new Set(written.map(({ key }) => key));
    return [...new Set(unseen.map(({ by }) => by))];
  };
  return { unseenBy, setUnseenBy, look };
}

/**
 * Saving by button and by the command of the page.
 * Nobody's words are saved before they were seen: the changes are shown first.
 * @param onSave the changes are shown: what is saved is seen
 * @param onUndecided somebody has to say first which texts hold
 */
export function useSaving(session: EditSession, onSave: () => void, onUndecided: () => void): Saving {
  const [saved, setSaved] = useState<SavedTexts>();
  const { unseenBy, setUnseenBy, look } = useSeen(session);
  const isStopped = (): boolean => {
    const unseen = look();
    setUnseenBy(unseen);
    return unseen.length > 0;
  };
  const save = async (without: readonly LeftOutField[] = []): Promise<void> => {
    const { history, document } = session.get();
    onSave();
    const isSaved = [history.texts, document.texts].every((each) => isSameDocument(each, document.saved));
    if (isSaved) return announcements.announce(text("status.saved"));
    if (isStopped()) return;
    const written = await session.save(without);
    if (written === undefined) {
      // Somebody has written while it was saved.
      if (session.get().saving === "undecided") onUndecided();
      else isStopped();
      return;
    }
    // A decision before it can have taken all changes back.
    if (isSameDocument(written.after, written.before)) return announcements.announce(text("status.saved"));
    setSaved(written);
    return announcements.announce(savedWords(document.paths, written));
  };
  useCommands({ save: () => void save() });
  return { save, saved, unseenBy, see: () => void look() };
}
