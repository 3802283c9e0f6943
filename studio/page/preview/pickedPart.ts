import type { PagePart } from "#studio/document/company/PagePart.ts";
import type { SeenField } from "#studio/document/FieldSource.ts";
import { shortened } from "#studio/document/words.ts";
import { text } from "../texts.ts";

/** A part of the portal that was picked. */
export interface PickedPart {
  /** The nearest first; those of the theme last. */
  readonly fields: readonly SeenField[];
  /** What the part itself says; `""`: it has no text. */
  readonly text: string;
  /** Where it is. Left out: it is a text that cannot be edited, and was not picked. */
  readonly place?: PagePart & { readonly width: number };
  /** It is in the gallery, which shows examples of its own. */
  readonly isExample?: boolean;
}

const isMade = ({ fields }: PickedPart): boolean => fields.some(({ seenAs }) => seenAs !== "variable");

/** The field that a part leads to. Undefined: no field has its text. Without a text: what gives the part its look. */
export const leadingField = (part: PickedPart): SeenField | undefined =>
  isMade(part) || part.text === "" ? part.fields[0] : undefined;

/** Why a part leads to no field; undefined when it does. */
export function pickedNote(part: PickedPart): string | undefined {
  if (leadingField(part) !== undefined) return undefined;
  if (part.text === "") return text("preview.picked.none");
  return text(part.isExample === true ? "preview.picked.example" : "preview.picked.data", {
    text: shortened(part.text),
  });
}
