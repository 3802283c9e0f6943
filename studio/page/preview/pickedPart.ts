import type { SeenField } from "#studio/document/FieldSource.ts";
import { text } from "../texts.ts";

/** A part of the portal that was picked. */
export interface PickedPart {
  /** The nearest first; those of the theme last. */
  readonly fields: readonly SeenField[];
  /** What the part itself says; `""`: it has no text. */
  readonly text: string;
}

/** Longer texts are cut in the note. */
const longestQuote = 60;

const isMade = ({ fields }: PickedPart): boolean => fields.some(({ seenAs }) => seenAs !== "variable");

/** The field that a part leads to. Undefined: no field has its text. Without a text: what gives the part its look. */
export const leadingField = (part: PickedPart): SeenField | undefined =>
  isMade(part) || part.text === "" ? part.fields[0] : undefined;

/** Why a part leads to no field; undefined when it does. */
export function pickedNote(part: PickedPart): string | undefined {
  if (leadingField(part) !== undefined) return undefined;
  if (part.text === "") return text("preview.picked.none");
  const quote = part.text.length > longestQuote ? `${part.text.slice(0, longestQuote).trimEnd()} …` : part.text;
  return text("preview.picked.data", { text: quote });
}
