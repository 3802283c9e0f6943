import { useState } from "react";
import { announcements } from "#ui/feedback/announcements.ts";
import type { FromPreview } from "#studio/document/BridgeMessage.ts";
import type { FieldSource } from "#studio/document/FieldSource.ts";
import type { FieldPlace } from "../fields/chosenField.ts";
import { countText } from "../texts.ts";
import { fieldWords } from "./fieldWords.ts";
import { leadingField, type PickedPart, pickedNote } from "./pickedPart.ts";

/** Picking a part of the portal. */
interface Picking {
  /** Whether the next press in the portal picks a part of it. */
  readonly isOn: boolean;
  readonly set: (isOn: boolean) => void;
  /** The part that was picked last, until it is closed. */
  readonly picked: PickedPart | undefined;
  readonly close: () => void;
  /** Takes a message of the portal. */
  readonly receive: (message: FromPreview, sources: readonly FieldSource[]) => void;
}

/**
 * Lets a press in the portal pick a part of it.
 * @param onOpenField shows the field that makes the part
 */
export function usePicking(onOpenField: (field: FieldPlace) => void): Picking {
  const [isOn, set] = useState(false);
  const [picked, setPicked] = useState<PickedPart>();
  const open = (part: PickedPart, sources: readonly FieldSource[]): void => {
    setPicked(part);
    const first = leadingField(part);
    if (first === undefined) {
      announcements.announce(pickedNote(part) ?? "");
      return;
    }
    const title = fieldWords(first, sources) ?? "";
    announcements.announce(countText("preview.picked.announced", part.fields.length, { title }));
    onOpenField(first);
  };
  return {
    isOn,
    set,
    picked,
    close: () => setPicked(undefined),
    receive(message, sources) {
      if (message.type === "picked") open(message, sources);
      if (message.type === "pick-ended") set(false);
    },
  };
}
