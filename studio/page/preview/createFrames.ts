import type { FromPreview, PreviewPlace, ToPreview } from "#studio/document/BridgeMessage.ts";
import type { PreviewLook, PreviewState } from "#studio/document/StudioDocument.ts";
import { createStore, type ReadableStore } from "#ui/store/createStore.ts";

/** A frame with the portal. */
export interface Frame {
  readonly key: number;
  readonly address: string;
  /** What the page is made from; the bridge reports when it looks as the one before it. */
  readonly page: string;
  /** The place to return to. Undefined: a new visit, which starts at the top. */
  readonly place: PreviewPlace | undefined;
}

/** The frame that is shown, and the one that loads behind it. */
export interface FramesState {
  readonly shown: Frame | undefined;
  readonly next: Frame | undefined;
}

export interface Frames extends ReadableStore<FramesState> {
  /** Starts a new visit. `addressOf` gives the address of a path of the portal; without one, where the visit begins. */
  readonly enter: (addressOf: (path?: string) => string) => void;
  /** Follows the document: in place when only the theme has changed, else in a frame behind the shown one. */
  readonly follow: (preview: PreviewState) => void;
  readonly setTextSize: (percent: number) => void;
  /** The window of a frame has been made or removed. */
  readonly connect: (key: number, frame: Window | null) => void;
  /** A message has come from a window. */
  readonly receive: (source: unknown, message: FromPreview) => void;
  /** A frame has ended loading. A page without the bridge is shown as it is. */
  readonly loaded: (key: number) => void;
}

/** The preview: a changed page loads behind the one that is shown, and takes its place when it looks the same. */
export function createFrames(origin: string, first: PreviewState): Frames {
  const store = createStore<FramesState>({ shown: undefined, next: undefined });
  const windows = new Map<number, Window>();
  const bridged = new Set<number>();
  let { page, look } = first;
  let textSize = 100;
  let place: PreviewPlace | undefined;
  let addressOf: (path?: string) => string = () => "";
  let count = 0;

  const post = (key: number | undefined, message: ToPreview): void => {
    if (key !== undefined) windows.get(key)?.postMessage(message, origin);
  };
  const both = (): number[] => {
    const { shown, next } = store.get();
    return [shown, next].flatMap((frame) => frame?.key ?? []);
  };
  const sendLook = (key: number, sent: PreviewLook): void => post(key, { type: "look", look: sent });
  const load = (address: string, back: PreviewPlace | undefined): void => {
    count += 1;
    store.set({ ...store.get(), next: { key: count, address, page, place: back } });
  };
  const swap = (): void => {
    const { next } = store.get();
    if (next === undefined) return;
    store.set({ shown: next, next: undefined });
    // The document may have changed while the page was loading.
    if (next.page !== page) load(addressOf(place?.path), place);
  };

  return {
    get: store.get,
    subscribe: store.subscribe,
    enter(entered) {
      addressOf = entered;
      place = undefined;
      load(addressOf(), undefined);
    },
    follow(preview) {
      if (preview.status === "none") return;
      if (look !== preview.look) for (const key of both()) sendLook(key, preview.look);
      look = preview.look;
      if (page === preview.page) return;
      page = preview.page;
      const { shown, next } = store.get();
      // While a page loads, the next change waits for it: its content is that of the moment when it was asked for.
      if (next === undefined && shown !== undefined && place !== undefined) load(addressOf(place.path), place);
    },
    setTextSize(percent) {
      textSize = percent;
      for (const key of both()) post(key, { type: "text-size", percent });
    },
    connect(key, frame) {
      if (frame === null) windows.delete(key);
      else windows.set(key, frame);
    },
    receive(source, message) {
      const key = [...windows].find(([, frame]) => frame === source)?.[0];
      const { shown, next } = store.get();
      if (key === undefined) return;
      if (message.type === "loaded") {
        bridged.add(key);
        sendLook(key, look);
        post(key, { type: "text-size", percent: textSize });
        if (key === next?.key) post(key, { type: "restore", place: next.place });
      }
      if (message.type === "restored" && key === next?.key) swap();
      if (message.type === "place" && key === (next?.place === undefined ? (next ?? shown) : shown)?.key)
        place = message.place;
    },
    loaded(key) {
      if (key === store.get().next?.key && !bridged.has(key)) swap();
    },
  };
}
