import type { FieldPath, FieldPlace } from "#studio/document/describeField.ts";
import { firstContext, type ShownContext } from "#studio/document/ShownContext.ts";
import type { FileKind } from "#studio/document/StudioDocument.ts";
import { createStore, type ReadableStore } from "#ui/store/createStore.ts";
import { contextOf, hasDark, inContext, type ThemeTexts } from "../colours/contexts/themeContexts.ts";
import type { Shown } from "./createShown.ts";

/** The field that the form is asked to show, and the field that the visitor is at. */
export interface Fields {
  /** The field that the form has to show. It is set again for the same field, and the form brings the focus there. */
  readonly wantedField: ReadableStore<FieldPlace | undefined>;
  /**
   * Shows a field in the form: opens its section and gives it the focus. For a part that the form does not have, the
   * field around it. A colour is shown in its context.
   * @param context left out: the one in which the field is written
   */
  readonly openField: (kind: FileKind, path: FieldPath, context?: ShownContext) => void;
  /**
   * Shows a field in a context: a role of the theme as its colour there. Where colours are only built, those of dark.
   * @param context undefined: the one of a theme without anything taken over
   */
  readonly openFieldIn: (context: ShownContext | undefined, field: FieldPlace) => void;
  /** Shows a field as the portal beside it is shown: somebody who works in dark comes to the dark colour. */
  readonly openShownField: (texts: ThemeTexts, place: FieldPlace) => void;
  /** The field that the visitor is at, in the form or in the text: the preview shows where it is seen. */
  readonly chosenField: ReadableStore<FieldPlace | undefined>;
  /** Says which field the visitor is at; undefined: none. */
  readonly chooseField: (place: FieldPlace | undefined) => void;
}

/** Whether two places are the same one. */
const isSame = (a: FieldPlace | undefined, b: FieldPlace | undefined): boolean =>
  a?.kind === b?.kind && JSON.stringify(a?.path) === JSON.stringify(b?.path);

/** No field is asked for, and the visitor is at none. */
export function createFields({ shownContext, showContext }: Shown): Fields {
  const wanted = createStore<FieldPlace | undefined>(undefined);
  const chosen = createStore<FieldPlace | undefined>(undefined);
  const openField: Fields["openField"] = (kind, path, context = contextOf(kind)) => {
    if (context !== undefined && path[0] === "color") showContext(context);
    wanted.set({ kind, path });
  };
  const openFieldIn: Fields["openFieldIn"] = (context, field) => {
    const { kind, path } = inContext(field, context ?? firstContext);
    openField(kind, path, context);
  };
  return {
    wantedField: wanted,
    openField,
    openFieldIn,
    openShownField: (texts, place) =>
      openFieldIn(hasDark(texts) ? shownContext.get() : { ...shownContext.get(), scheme: "light" }, place),
    chosenField: chosen,
    chooseField(place) {
      if (!isSame(place, chosen.get())) chosen.set(place);
    },
  };
}
