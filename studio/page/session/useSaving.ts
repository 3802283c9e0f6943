import { useState } from "react";
import { announcements } from "#ui/feedback/announcements.ts";
import type { DocumentTexts } from "#studio/document/StudioDocument.ts";
import { unsavedKinds } from "#studio/document/history.ts";
import { useCommands } from "../commands/useCommands.ts";
import { countText, text } from "../texts.ts";
import type { EditSession } from "./createEditSession.ts";

/** The texts of the files before and after they were saved last in this page. */
export interface SavedTexts {
  readonly before: DocumentTexts;
  readonly after: DocumentTexts;
}

export interface Saving {
  readonly save: () => Promise<void>;
  /** Undefined: nothing was saved yet. */
  readonly saved: SavedTexts | undefined;
}

/**
 * Saving by button and by the command of the page.
 * @param onSave the changes are shown: what is saved is seen
 * @param onUndecided somebody has to say first which texts hold
 */
export function useSaving(session: EditSession, onSave: () => void, onUndecided: () => void): Saving {
  const [saved, setSaved] = useState<SavedTexts>();
  const save = async (): Promise<void> => {
    const { history, document } = session.get();
    const files = unsavedKinds(history.texts, document.saved).length;
    onSave();
    if (files === 0) return announcements.announce(text("status.saved"));
    if (await session.save()) {
      setSaved({ before: document.saved, after: session.get().document.saved });
      announcements.announce(countText("changes.saved", files));
    } else if (session.get().saving === "undecided") onUndecided();
    return undefined;
  };
  useCommands({ save: () => void save() });
  return { save, saved };
}
