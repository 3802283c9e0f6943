import type { FileKind } from "#studio/document/StudioDocument.ts";
import { createStore, type ReadableStore } from "#ui/store/createStore.ts";
import type { FieldPlace } from "../fields/chosenField.ts";
import type { FieldPath } from "#studio/document/describeField.ts";

const wanted = createStore<FieldPlace | undefined>(undefined);

/** The field that the form has to show. It is set again for the same field, and the form brings the focus there. */
export const wantedField: ReadableStore<FieldPlace | undefined> = wanted;

/**
 * Shows a field in the form: opens its section and gives it the focus. For a part that the form does not have, the field
 * around it.
 */
export function openField(kind: FileKind, path: FieldPath): void {
  wanted.set({ kind, path });
}
