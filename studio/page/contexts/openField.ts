import { firstContext, type ShownContext } from "#studio/document/ShownContext.ts";
import type { FileKind } from "#studio/document/StudioDocument.ts";
import { createStore, type ReadableStore } from "#ui/store/createStore.ts";
import { showContext, shownContext } from "./shownContext.ts";
import { contextOf, hasDark, inContext, type ThemeTexts } from "./themeContexts.ts";
import type { FieldPath, FieldPlace } from "#studio/document/describeField.ts";

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

/**
 * Shows a field in a context: a role of the theme as its colour there. Where colours are only built, those of dark.
 * @param context undefined: the one of a theme without anything taken over
 */
export function openFieldIn(context: ShownContext | undefined, field: FieldPlace): void {
  const { kind, path } = inContext(field, context ?? firstContext);
  openField(kind, path, context);
}

/** Shows a field as the portal beside it is shown: somebody who works in dark comes to the dark colour. */
export const openShownField = (texts: ThemeTexts, place: FieldPlace): void =>
  openFieldIn(hasDark(texts) ? shownContext.get() : { ...shownContext.get(), scheme: "light" }, place);
