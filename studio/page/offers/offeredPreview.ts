import {
  documentKinds,
  type DocumentTexts,
  isSameDocument,
  type PreviewState,
} from "#studio/document/StudioDocument.ts";
import type { EditState } from "../session/editState.ts";
import { useContext, useEffect } from "react";
import { useStore } from "#ui/store/useStore.ts";
import { TabNumber } from "../session/tabNumber.ts";
import { useServerAnswer } from "../session/useServerAnswer.ts";
import { useWorkshop } from "../state/useWorkshop.ts";
import type { Offers } from "./createOffers.ts";
import { studioApi } from "../studioApi.ts";

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

/** A pointer that moves over a list asks for what it stays on, in ms. */
const pauseMs = 60;

/** Only these are sent: the server has the others. */
function sentTexts(texts: DocumentTexts, known: DocumentTexts): DocumentTexts {
  const changed = documentKinds.filter((kind) => texts[kind] !== known[kind]);
  const { descriptor, theme } = texts;
  return { descriptor, theme, ...Object.fromEntries(changed.map((kind) => [kind, texts[kind]])) };
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
  const sent = tried && JSON.stringify([environment, document.revision, sentTexts(texts, document.texts)]);
  useServerAnswer(
    sent,
    async (signal) => {
      const parts = { environment, tab };
      const preview = await studioApi.offered(document.id, sentTexts(texts, document.texts), parts, signal);
      if (!signal.aborted) offeredPreview.set({ texts, preview });
    },
    pauseMs,
  );
  // What is tried later begins with the portal as it is then.
  const isOver = tried === undefined && state.sync.status === "synced";
  useEffect(() => {
    if (isOver) offeredPreview.set(undefined);
  }, [isOver, offeredPreview]);
  return shownPreview(workshop, state);
}
