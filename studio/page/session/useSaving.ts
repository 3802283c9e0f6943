import { useState } from "react";
import { announcements } from "#ui/feedback/announcements.ts";
import type { LeftOutField } from "#studio/document/RefusedField.ts";
import { isSameDocument } from "#studio/document/StudioDocument.ts";
import { unsavedKinds } from "#studio/document/history.ts";
import { useCommands } from "../commands/useCommands.ts";
import { countText, text } from "../texts.ts";
import type { EditSession, SavedTexts } from "./createEditSession.ts";

export interface Saving {
  /** @param without fields that are not saved */
  readonly save: (without?: readonly LeftOutField[]) => Promise<void>;
  /** What was saved last in this page. Undefined: nothing yet. */
  readonly saved: SavedTexts | undefined;
}

/**
 * Saving by button and by the command of the page.
 * @param onSave the changes are shown: what is saved is seen
 * @param onUndecided somebody has to say first which texts hold
 */
export function useSaving(session: EditSession, onSave: () => void, onUndecided: () => void): Saving {
  const [saved, setSaved] = useState<SavedTexts>();
  const save = async (without: readonly LeftOutField[] = []): Promise<void> => {
    const { history, document } = session.get();
    onSave();
    if (isSameDocument(history.texts, document.saved)) return announcements.announce(text("status.saved"));
    const written = await session.save(without);
    if (written === undefined) return session.get().saving === "undecided" ? onUndecided() : undefined;
    const files = unsavedKinds(written.after, written.before).length;
    // A decision before it can have taken all changes back.
    if (files === 0) return announcements.announce(text("status.saved"));
    setSaved(written);
    return announcements.announce(countText("changes.saved", files));
  };
  useCommands({ save: () => void save() });
  return { save, saved };
}
