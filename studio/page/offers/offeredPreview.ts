import {
  changedSince,
  type DocumentTexts,
  isSameDocument,
  type PreviewState,
} from "#studio/document/StudioDocument.ts";
import type { EditState } from "../session/editState.ts";
import { useQuery } from "@tanstack/react-query";
import { useContext, useEffect } from "react";
import { useStore } from "#ui/store/useStore.ts";
import { TabNumber } from "../session/tabNumber.ts";
import { offeredQuery } from "../session/queries.ts";
import { useWorkshop } from "../state/useWorkshop.ts";
import type { Offers } from "./createOffers.ts";

/** The texts that the portal is to show: with what is tried. */
export const shownTexts = ({ offer }: Pick<Offers, "offer">, { history }: EditState): DocumentTexts =>
  offer.get()?.change(history.texts) ?? history.texts;

/**
 * The preview of the texts that are to be shown, as far as the server has answered. What was tried stays until the next
 * is here; what was taken stays until the server has the edit.
 */
export function shownPreview(offers: Offers, state: EditState): PreviewState {
  const { offer, offeredPreview } = offers;
  const { document } = state;
  const tried = offeredPreview.get();
  if (tried === undefined || tried.preview.environment !== document.preview.environment) return document.preview;
  const isShown = offer.get() !== undefined || isSameDocument(tried.texts, state.history.texts);
  return isShown && !isSameDocument(state.document.texts, shownTexts(offers, state)) ? tried.preview : document.preview;
}

/** The preview of a document, with what is tried. The server makes it; nothing of it is stored. */
export function useOfferedPreview(state: EditState): PreviewState {
  const workshop = useWorkshop();
  const { offer, offeredPreview } = workshop;
  const tab = useContext(TabNumber);
  const tried = useStore(offer);
  useStore(offeredPreview);
  const { document } = state;
  const { environment } = document.preview;
  const texts = shownTexts(workshop, state);
  const query = offeredQuery(document, { texts, sent: changedSince(document.texts, texts) }, { environment, tab });
  const { data } = useQuery({ ...query, enabled: tried !== undefined });
  useEffect(() => {
    if (data !== undefined) offeredPreview.set(data);
  }, [data, offeredPreview]);
  // What is tried later begins with the portal as it is then.
  const isOver = tried === undefined && state.sync.status === "synced";
  useEffect(() => {
    if (isOver) offeredPreview.set(undefined);
  }, [isOver, offeredPreview]);
  return shownPreview(workshop, state);
}
