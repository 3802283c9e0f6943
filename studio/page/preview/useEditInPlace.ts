import { useEffect, useRef, useState } from "react";
import { announcements } from "#ui/feedback/announcements.ts";
import type { FromPreview } from "#studio/document/BridgeMessage.ts";
import { type FieldPlace, fieldOf } from "#studio/document/describeField.ts";
import { shortened, wordsOf } from "#studio/document/words.ts";
import { fieldText } from "../fields/fieldText.ts";
import { text } from "../texts.ts";
import type { Frames } from "./frames/createFrames.ts";
import { paragraphOf, withParagraph } from "./paragraphOf.ts";

/** The texts of the brand, as they are edited now. */
export interface EditableTexts {
  /** Where a field is written in the language that is shown. */
  readonly placeOf: (path: FieldPlace["path"]) => FieldPlace;
  /** A text in the layer that is shown; undefined: there is no such text. */
  readonly textOf: (field: FieldPlace) => string | undefined;
  /** Writes a text as the form does, as one step of undo. */
  readonly write: (field: FieldPlace, text: string) => void;
}

interface EditInPlace {
  /** What is edited in the portal: the name of its field. */
  readonly name: string | undefined;
  /**
   * Takes a message of a portal.
   * @param isSaved it shows the saved texts, which are not edited
   */
  readonly receive: (message: FromPreview, from: Frames, isSaved: boolean) => void;
}

/** What a field is called: a text of the portal by its own words. */
const nameOf = ({ kind, path }: FieldPlace, words: string): string =>
  (path[0] === "texts" ? undefined : fieldText(kind, path)?.title) ?? shortened(wordsOf(words));

/**
 * Lets the texts of the portal be changed where they are.
 * @param onOpenField shows the field of a text that cannot be changed in its place
 * @param onNoField a text was pressed that no field makes
 */
export function useEditInPlace(
  texts: EditableTexts,
  onOpenField: (field: FieldPlace) => void,
  onNoField: (text: string) => void,
): EditInPlace {
  const [name, setName] = useState<string>();
  const edited = useRef<Frames>(undefined);
  useEffect(() => {
    // The focus is in the studio again: what is written in the portal is kept.
    const keep = () => edited.current?.endEdit();
    window.addEventListener("focus", keep);
    return () => window.removeEventListener("focus", keep);
  }, []);
  const end = (): void => {
    edited.current = undefined;
    setName(undefined);
  };
  const start = ({ place, text: words }: Extract<FromPreview, { type: "edit-wanted" }>, from: Frames): void => {
    if (place === undefined) return onNoField(words);
    const field: FieldPlace = { kind: "descriptor", path: place.path };
    const paragraph = paragraphOf(texts.textOf(field) ?? "", place.text);
    // Such as a page in another language: its text is in another file.
    if (paragraph === undefined) {
      announcements.announce(text("preview.edit.inForm"));
      return onOpenField(texts.placeOf(place.path));
    }
    const called = nameOf(fieldOf(field), paragraph);
    edited.current = from;
    setName(called);
    from.edit({ path: place.path, text: paragraph }, text("preview.edit", { title: called }));
    return undefined;
  };
  return {
    name,
    receive(message, from, isSaved) {
      if (message.type === "edit-wanted" && isSaved) announcements.announce(text("preview.edit.saved"));
      else if (message.type === "edit-wanted") start(message, from);
      if (message.type !== "edited") return;
      const { place, after } = message;
      end();
      announcements.announce(text(after === undefined ? "preview.edit.same" : "preview.edit.kept"));
      const field: FieldPlace = { kind: "descriptor", path: place.path };
      const whole = texts.textOf(field);
      if (after !== undefined && whole !== undefined)
        texts.write(field, withParagraph(whole, place.text, after.trim()));
    },
  };
}
