import { type DocumentTexts, isSameDocument, type PreviewState } from "#studio/document/StudioDocument.ts";
import { createStore } from "#ui/store/createStore.ts";
import type { EditState } from "../session/editState.ts";
import { offer } from "./offer.ts";

/** The preview that the server has made of tried texts. */
export const offeredPreview = createStore<
  { readonly texts: DocumentTexts; readonly preview: PreviewState } | undefined
>(undefined);

/** The texts that the portal is to show: with what is tried. */
export const shownTexts = ({ history }: EditState): DocumentTexts =>
  offer.get()?.change(history.texts) ?? history.texts;

/**
 * The preview of the texts that are to be shown, as far as the server has answered. What was tried stays until the next
 * is here; what was taken stays until the server has the edit.
 */
export function shownPreview(state: EditState): PreviewState {
  const { document } = state;
  const tried = offeredPreview.get();
  if (tried === undefined || tried.preview.environment !== document.preview.environment) return document.preview;
  const isShown = offer.get() !== undefined || isSameDocument(tried.texts, state.history.texts);
  return isShown && !isSameDocument(state.document.texts, shownTexts(state)) ? tried.preview : document.preview;
}
