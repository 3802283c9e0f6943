import type { FileKind } from "#studio/document/StudioDocument.ts";
import { createStore, type ReadableStore } from "#ui/store/createStore.ts";
import type { FieldPath, FieldRef } from "./FieldPath.ts";

const wanted = createStore<FieldRef | undefined>(undefined);

/** The field that the form has to show. It is set again for the same field, and the form brings the focus there. */
export const wantedField: ReadableStore<FieldRef | undefined> = wanted;

/** Shows a field in the form: opens its section and gives it the focus. A part that the form does not have: what is around it. */
export function openField(kind: FileKind, path: FieldPath): void {
  wanted.set({ kind, path });
}
