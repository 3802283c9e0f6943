import type {
  EditedPlace,
  Emulation,
  FromPreview,
  RoleColours,
  ScrollPosition,
  ToPreview,
} from "#studio/document/BridgeMessage.ts";
import type { FieldSource } from "#studio/document/FieldSource.ts";
import type { ExchangedText, PreviewState } from "#studio/document/StudioDocument.ts";
import { createStore, type ReadableStore } from "#ui/store/createStore.ts";
import { type FramePair, type FramesEvent, noFrames, type Outlined, type Visit } from "./framesState.ts";
import { framesStep } from "./framesStep.ts";

/** Where messages to a page are sent. */
type PreviewPort = Pick<MessagePort, "postMessage">;

/** The windows of frames, and the ports of the pages that have loaded in them, by the frame's key. */
class FramePorts {
  readonly #windows = new Map<number, Window>();
  readonly #ports = new Map<number, PreviewPort>();

  /** The window of a frame has been made, or removed: `null`. */
  connect(key: number, frame: Window | null): void {
    if (frame === null) this.#windows.delete(key);
    else this.#windows.set(key, frame);
  }

  /** The frame that a message has come from; undefined when it is none of ours. */
  keyOf(source: unknown): number | undefined {
    return [...this.#windows].find(([, frame]) => frame === source)?.[0];
  }

  /** Whether the page of a frame has loaded, with the bridge. */
  has(key: number): boolean {
    return this.#ports.has(key);
  }

  /** The page of a frame has loaded. One that was loaded again has another port. */
  keep(key: number, port: PreviewPort): void {
    this.#ports.set(key, port);
  }

  /** The page of a frame is not spoken to any more. */
  drop(frame: { readonly key: number } | undefined): void {
    if (frame !== undefined) this.#ports.delete(frame.key);
  }

  /** Sends a message to the page of a frame, if it has loaded. */
  post(frame: { readonly key: number } | undefined, message: ToPreview): void {
    if (frame !== undefined) this.#ports.get(frame.key)?.postMessage(message);
  }
}

/** The frames of a window, framework-free. */
export interface Frames extends ReadableStore<FramePair> {
  /** Starts a new visit. */
  readonly enter: (visit: Visit) => void;
  /**
   * Follows the document: in place when only the theme has changed, else in a frame behind the shown one.
   * @param origin another environment has another one
   * @param edits what the document has and the preview has not yet: colours; without them, those of the last call; and the
   * texts that were edited since the last call
   */
  readonly follow: (
    preview: PreviewState,
    origin: string,
    edits?: { readonly colours?: RoleColours; readonly texts?: readonly ExchangedText[] },
  ) => void;
  /** Asks for the page again, where the visitor is. */
  readonly reload: () => void;
  readonly emulate: (emulation: Emulation) => void;
  /** With sources: a press in the page picks a part of it. */
  readonly setPicking: (sources: readonly FieldSource[] | undefined) => void;
  /** Outlines what a field makes. The page is scrolled to it once, also when it is loaded again. */
  readonly show: (outlined: Outlined) => void;
  readonly scroll: (position: ScrollPosition) => void;
  /** Asks the shown page for where it is scrolled to. */
  readonly reportScroll: () => void;
  /** Makes a text of the shown page editable. `name`: what is edited. */
  readonly edit: (place: EditedPlace, name: string) => void;
  /** Keeps what is written in the shown page. */
  readonly endEdit: () => void;
  /** Whether a window is that of the page that is shown. */
  readonly isShown: (frame: unknown) => boolean;
  /** The window of a frame has been made or removed. */
  readonly connect: (key: number, frame: Window | null) => void;
  /**
   * A message has come from a window of an origin. Whether it is from the page that is shown.
   * @param port through which a loaded page gets messages; one of another window or origin is not used
   */
  readonly receive: (source: unknown, origin: string, message: FromPreview, port?: PreviewPort) => boolean;
  /**
   * A frame has ended loading. A page without the bridge is shown as it is. Where one with the bridge was, the server
   * has not answered: the page is asked for again, and the shown one stays meanwhile.
   */
  readonly loaded: (key: number) => void;
  /** A frame that has loaded has not taken its place in time: its page has failed since. */
  readonly overdue: (key: number) => void;
}

/** The preview: a changed page loads behind the one that is shown, and takes its place when it looks the same. */
export function createFrames(origin: string, first: PreviewState): Frames {
  const store = createStore(noFrames(origin, first));
  const ports = new FramePorts();

  function dispatch(event: FramesEvent): void {
    const before = store.get();
    const { state, effects } = framesStep(before, event);
    // A message leaves before the page around the frames is drawn.
    for (const effect of effects) {
      if (effect.type === "post") ports.post(effect, effect.message);
      else ports.drop(effect);
    }
    if (state !== before) store.set(state);
  }

  return {
    get: () => store.get().frames,
    subscribe: (listener) => store.subscribe(({ frames }) => listener(frames)),
    enter: (visit) => dispatch({ type: "entered", visit }),
    follow: (preview, from, { colours, texts = [] } = {}) =>
      dispatch({ type: "documentChanged", preview, origin: from, colours, texts }),
    reload: () => dispatch({ type: "entered", visit: store.get().visit }),
    emulate: (emulation) => dispatch({ type: "emulated", emulation }),
    setPicking: (sources) => dispatch({ type: "pickingSet", sources }),
    show: (outlined) => dispatch({ type: "outlined", outlined }),
    scroll: (position) => ports.post(store.get().frames.shown, { type: "scroll", position }),
    reportScroll: () => ports.post(store.get().frames.shown, { type: "report-scroll" }),
    edit: (place, name) => ports.post(store.get().frames.shown, { type: "edit", place, name }),
    endEdit: () => ports.post(store.get().frames.shown, { type: "end-edit" }),
    isShown: (frame) => frame !== null && ports.keyOf(frame) === store.get().frames.shown?.key,
    connect: (key, frame) => ports.connect(key, frame),
    receive(source, sender, message, port) {
      const key = ports.keyOf(source);
      const { shown, next } = store.get().frames;
      const frame = [shown, next].find((each) => each?.key === key);
      if (key === undefined || frame?.origin !== sender) return false;
      if (message.type === "loaded" && port !== undefined) ports.keep(key, port);
      dispatch({ type: "received", key, message });
      return key === store.get().frames.shown?.key;
    },
    loaded(key) {
      if (!ports.has(key)) dispatch({ type: "loadFailed", key });
    },
    overdue: (key) => dispatch({ type: "loadFailed", key }),
  };
}
