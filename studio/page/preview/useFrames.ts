import { useEffect, useState } from "react";
import type { FromPreview } from "#studio/document/BridgeMessage.ts";
import { useStore } from "#ui/store/useStore.ts";
import type { Session } from "../session/createSession.ts";
import { createFrames, type Frames, type FramesState } from "./createFrames.ts";
import { entryAddress, type PreviewView } from "./previewAddress.ts";

/** How long a page without the bridge may be about to report itself, in ms. */
const graceMs = 600;

/**
 * The frames of a session's preview. Another page, customer or way in starts a new visit; a change of the document does
 * not.
 */
export function useFrames(
  session: Session,
  origin: string,
  { path, customer, channel }: PreviewView,
  textSize: number,
): { readonly frames: Frames; readonly state: FramesState; readonly onLoaded: (key: number) => void } {
  const [frames] = useState(() => createFrames(origin, session.get().document.preview));
  const state = useStore(frames);
  const isShowable = useStore(session).document.preview.status !== "none";

  useEffect(() => {
    const receive = ({ origin: sender, source, data }: MessageEvent<FromPreview>) => {
      if (sender === origin) frames.receive(source, data);
    };
    window.addEventListener("message", receive);
    const end = session.subscribe(({ document }) => frames.follow(document.preview));
    return () => {
      window.removeEventListener("message", receive);
      end();
    };
  }, [frames, session, origin]);

  useEffect(() => {
    if (isShowable) frames.enter((at = path) => entryAddress(origin, { path: at, customer, channel }));
  }, [frames, origin, isShowable, path, customer, channel]);

  useEffect(() => frames.setTextSize(textSize), [frames, textSize]);

  const onLoaded = (key: number): void => void setTimeout(() => frames.loaded(key), graceMs);
  return { frames, state, onLoaded };
}
