import { useEffect, useEffectEvent, useMemo, useState } from "react";
import type { Language } from "#contract/pageLanguage.ts";
import type { FromPreview } from "#studio/document/BridgeMessage.ts";
import type { FieldSource } from "#studio/document/FieldSource.ts";
import type { PreviewStateChoice } from "#studio/document/PreviewChoices.ts";
import type { PreviewState } from "#studio/document/StudioDocument.ts";
import type { ReadableStore } from "#ui/store/createStore.ts";
import { useStore } from "#ui/store/useStore.ts";
import type { EditState } from "../../session/editState.ts";
import { changedColours, noColours } from "./changedColours.ts";
import { changedWords, withNewest } from "./changedWords.ts";
import { createFrames, type Frames } from "./createFrames.ts";
import type { FramePair, Outlined } from "./framesState.ts";
import { shownPreview, shownTexts } from "../../offers/offeredPreview.ts";
import { entryAddress } from "../view/previewAddress.ts";
import type { PreviewView } from "../view/previewView.ts";
import { useWorkshop } from "../../state/useWorkshop.ts";

/** How long a page without the bridge may be about to report itself, in ms. */
const graceMs = 600;

/** How long a page that has loaded may take to look like the one before it, in ms. `studio/bridge/place.ts` waits less. */
const longestMs = 15_000;

export interface FramesOptions {
  readonly origin: string;
  /** What is shown; its look is changed in place. */
  readonly preview: PreviewState;
  /** The edits of the document. Their colours are shown before the server has answered. */
  readonly session?: ReadableStore<EditState> | undefined;
  readonly view: PreviewView;
  /** The language of the page, in a brand that has several. */
  readonly language?: Language | undefined;
  /** The state of the view. */
  readonly choice: PreviewStateChoice | undefined;
  /** With sources: a press in the page picks a part of it. */
  readonly picking: readonly FieldSource[] | undefined;
  readonly outlined: Outlined;
  /** The window is there, or gone. */
  readonly onFrames: (frames: Frames | undefined) => void;
  /** A message of the page that is shown. */
  readonly onMessage: (message: FromPreview, from: Frames) => void;
}

/** A preview with the changed texts of a page in one language. */
function inLanguage(preview: PreviewState, language: Language | undefined): PreviewState {
  const { changed } = preview;
  if (changed === undefined || language === undefined) return preview;
  return { ...preview, changed: { ...changed, texts: changed.texts.filter((each) => each.language === language) } };
}

/** The element of a frame with a window. */
const frameOf = (frame: MessageEventSource | null): HTMLIFrameElement | undefined =>
  [...document.querySelectorAll("iframe")].find(({ contentWindow }) => contentWindow === frame);

/** A window of the portal. */
export interface PortalWindow {
  readonly frames: Frames;
  readonly state: FramePair;
  readonly onLoaded: (key: number) => void;
}

/**
 * The frames of one window. Another page, state, customer or entry channel starts a new visit; a changed document and
 * another day do not.
 */
export function useFrames(options: FramesOptions): PortalWindow {
  const workshop = useWorkshop();
  const { origin, session, view, language, choice, picking, outlined, onFrames, onMessage } = options;
  const { path, customer, channel, state: stateId, day, isLarge, scheme, contrast } = view;
  const preview = useMemo(() => inLanguage(options.preview, language), [options.preview, language]);
  const [frames] = useState(() => createFrames(origin, preview));
  const state = useStore(frames);
  const isShowable = preview.status !== "none";

  useEffect(() => {
    onFrames(frames);
    return () => onFrames(undefined);
  }, [frames, onFrames]);

  const tell = useEffectEvent(onMessage);
  useEffect(() => {
    const receive = ({ origin: sender, source, data, ports }: MessageEvent<FromPreview>) => {
      const held = document.activeElement;
      const isHeld = held instanceof HTMLIFrameElement && frames.isShown(held.contentWindow);
      if (!frames.receive(source, sender, data, ports[0])) return;
      // The focus goes from the page of before to the one that takes its place.
      if (data.type === "restored" && isHeld) frameOf(source)?.focus();
      if (data.type === "shortcut") workshop.runShortcut(data.shortcut);
      else tell(data, frames);
    };
    window.addEventListener("message", receive);
    return () => window.removeEventListener("message", receive);
  }, [frames, workshop]);

  useEffect(() => frames.follow(preview, origin), [frames, preview, origin]);

  // A colour is in the portal before the page around it is drawn again.
  const { environment } = preview;
  useEffect(() => {
    if (session === undefined) return undefined;
    let before = shownTexts(workshop, session.get());
    let wasAway = session.get().sync.status === "offline";
    const follow = () => {
      const edited = session.get();
      const now = shownTexts(workshop, edited);
      const own = shownPreview(workshop, edited);
      const texts = changedWords(before, now, language);
      before = now;
      // A portal whose server was away has lost its visit. It begins where the visitor is.
      const isAway = edited.sync.status === "offline";
      if (wasAway && !isAway) frames.reload();
      wasAway = isAway;
      if (own.environment !== environment) return;
      // A preview that is behind its document is as the document was, also in its colours.
      const isBehind = own.status !== "current";
      const edits = () => ({ colours: changedColours(edited.document.texts, now, { scheme, contrast }), texts });
      const newest = own.changed && !isBehind ? { ...own, changed: withNewest(own.changed, now, language) } : own;
      frames.follow(inLanguage(newest, language), origin, isBehind ? { colours: noColours } : edits());
    };
    const ends = [session, workshop.offer, workshop.offeredPreview].map((each) => each.subscribe(follow));
    return () => {
      for (const end of ends) end();
    };
  }, [frames, workshop, session, origin, environment, language, scheme, contrast]);

  useEffect(() => {
    if (!isShowable) return;
    const to = { customer, channel, state: stateId, language };
    const first = path + (choice?.query ?? "");
    frames.enter({
      path: first,
      visitor: JSON.stringify(to),
      addressOf: (from, at = first) => entryAddress(from, { ...to, day, path: at }),
      steps: choice?.steps ?? [],
      isWaiting: choice?.isWaiting === true,
    });
  }, [frames, isShowable, path, choice, customer, channel, stateId, day, language]);

  useEffect(
    () => frames.emulate({ textSizePercent: isLarge ? 200 : 100, scheme, contrast }),
    [frames, isLarge, scheme, contrast],
  );
  useEffect(() => frames.setPicking(picking), [frames, picking]);
  useEffect(() => frames.show(outlined), [frames, outlined]);

  const onLoaded = (key: number): void => {
    setTimeout(() => frames.loaded(key), graceMs);
    setTimeout(() => frames.overdue(key), longestMs);
  };
  return { frames, state, onLoaded };
}
