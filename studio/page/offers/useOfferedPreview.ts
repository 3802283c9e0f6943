import { useContext, useEffect } from "react";
import { documentKinds, type DocumentTexts, type PreviewState } from "#studio/document/StudioDocument.ts";
import { useStore } from "#ui/store/useStore.ts";
import type { EditState } from "../session/editState.ts";
import { TabNumber } from "../session/tabNumber.ts";
import { useServerAnswer } from "../session/useServerAnswer.ts";
import { studioApi } from "../studioApi.ts";
import { offer } from "./offer.ts";
import { offeredPreview, shownPreview, shownTexts } from "./offeredPreview.ts";

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
  const tab = useContext(TabNumber);
  const tried = useStore(offer);
  useStore(offeredPreview);
  const { document } = state;
  const { environment } = document.preview;
  const texts = shownTexts(state);
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
  }, [isOver]);
  return shownPreview(state);
}
