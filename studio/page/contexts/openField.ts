import type { FileKind } from "#studio/document/StudioDocument.ts";
import { createStore, type ReadableStore } from "#ui/store/createStore.ts";
import type { FieldPlace } from "../fields/chosenField.ts";
import { showContext } from "./shownContext.ts";
import { contextOf } from "./themeContexts.ts";
import type { FieldPath } from "#studio/document/describeField.ts";

const wanted = createStore<FieldPlace | undefined>(undefined);

/** The field that the form has to show. It is set again for the same field, and the form brings the focus there. */
export const wantedField: ReadableStore<FieldPlace | undefined> = wanted;

/**
 * Shows a field in the form: opens its section and gives it the focus. For a part that the form does not have, the field
 * around it. A colour is shown in its context.
 * @param context left out: the one in which the field is written
 */
export function openField(kind: FileKind, path: FieldPath, context = contextOf(kind)): void {
  if (context !== undefined && path[0] === "color") showContext(context);
  wanted.set({ kind, path });
}
