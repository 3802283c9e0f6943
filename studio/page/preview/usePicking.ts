import { useEffect, useRef, useState } from "react";
import { galleryBase } from "#contract/gallery/galleryBase.ts";
import { announcements } from "#ui/feedback/announcements.ts";
import type { FromPreview } from "#studio/document/BridgeMessage.ts";
import type { FieldSource } from "#studio/document/FieldSource.ts";
import type { FieldPlace } from "#studio/document/describeField.ts";
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
  /** Says why a text has no field. */
  readonly showText: (text: string) => void;
  /** Takes a message of the portal. */
  readonly receive: (message: FromPreview, sources: readonly FieldSource[]) => void;
}

/**
 * Lets a press in the portal pick a part of it. A picked part is of the page that is shown: another page has none.
 * @param scene names state and customer; the portal says on which page the visitor is
 * @param onOpenField shows the field that makes the part
 */
export function usePicking(scene: string, onOpenField: (field: FieldPlace) => void): Picking {
  const [isOn, set] = useState(false);
  const [path, setPath] = useState("");
  // A place and what was picked there come together.
  const newestPath = useRef("");
  const [picked, setPicked] = useState<{ readonly part: PickedPart; readonly page: string }>();
  // The visitor goes to other pages in the portal too.
  const pageAt = (at: string): string => `${scene} ${at}`;
  useEscape(isOn, () => set(false));
  const open = (made: PickedPart, sources: readonly FieldSource[]): void => {
    const { current } = newestPath;
    const part = { ...made, isExample: current.startsWith(galleryBase) };
    setPicked({ part, page: pageAt(current) });
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
    picked: picked?.page === pageAt(path) ? picked.part : undefined,
    showText: (words) => open({ fields: [], text: words }, []),
    close: () => setPicked(undefined),
    receive(message, sources) {
      if (message.type === "place") {
        newestPath.current = message.place.path;
        setPath(message.place.path);
      }
      if (message.type === "picked") {
        const { fields, text, part, width } = message;
        open({ fields, text, place: { ...part, width } }, sources);
      }
      if (message.type === "pick-ended") set(false);
    },
  };
}

/** The focus is in the form after a pick: Escape ends picking there too, unless something else in the page takes it. */
function useEscape(isOn: boolean, onEscape: () => void): void {
  useEffect(() => {
    if (!isOn) return undefined;
    const press = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key === "Escape" && !defaultPrevented) onEscape();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  });
}
