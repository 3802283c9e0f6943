import type { FieldPlace } from "../../fields/chosenField.ts";

/** A field as one text, for finding its element in the page. */
export const fieldKey = ({ kind, path }: FieldPlace): string => JSON.stringify([kind, ...path.map(String)]);
