import type {
  Emulation,
  FromPreview,
  PreviewPlace,
  PreviewStart,
  RoleColours,
  ScrollPosition,
  ToPreview,
} from "#studio/document/BridgeMessage.ts";
import type { FieldSource } from "#studio/document/FieldSource.ts";
import type { ChangedText, PreviewState } from "#studio/document/StudioDocument.ts";
import { createStore, type ReadableStore } from "#ui/store/createStore.ts";
import { FramePorts, type PreviewPort } from "./FramePorts.ts";
import { noColours } from "./changedColours.ts";

/** A frame with the portal. */
export interface Frame {
  readonly key: number;
  /** Where the preview is. */
  readonly origin: string;
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

/** What is outlined. */
export interface Outlined {
  /** Names the field. */
  readonly field: string;
  readonly sources: readonly FieldSource[];
  /** The texts that decide what the sources make, where another field has the same text. */
  readonly others: readonly FieldSource[];
}

/** Where a visit begins. */
export interface Visit extends Pick<PreviewStart, "isWaiting" | "steps"> {
  /** The address of a path of the portal at an origin; without a path, where the visit begins. */
  readonly addressOf: (origin: string, path?: string) => string;
}

export interface Frames extends ReadableStore<FramesState> {
  /** Starts a new visit. */
  readonly enter: (visit: Visit) => void;
  /**
   * Follows the document: in place when only the theme has changed, else in a frame behind the shown one.
   * @param origin another environment has another one
   * @param colours what the document has and the preview has not yet; without it, those of the last call
   */
  readonly follow: (preview: PreviewState, origin: string, colours?: RoleColours) => void;
  readonly emulate: (emulation: Emulation) => void;
  /** With sources: a press in the page picks a part of it. */
  readonly setPicking: (sources: readonly FieldSource[] | undefined) => void;
  /** Outlines what a field makes. The page is scrolled to it once, also when it is loaded again. */
  readonly show: (outlined: Outlined) => void;
  readonly scroll: (position: ScrollPosition) => void;
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
export function createFrames(firstOrigin: string, first: PreviewState): Frames {
  const store = createStore<FramesState>({ shown: undefined, next: undefined });
  const ports = new FramePorts();
  let { page, look } = first;
  let origin = firstOrigin;
  let colours = noColours;
  let emulation: Emulation = { textSizePercent: 100, isPrinted: false, isHighContrast: false };
  let picking: readonly FieldSource[] | undefined;
  let outlined: Pick<Outlined, "others" | "sources"> = { sources: [], others: [] };
  /** The chosen field, and the last one that a page has shown: until they are the same, it is brought into view. */
  let chosenField = "";
  let seenField = "";
  let place: PreviewPlace | undefined;
  /** What has changed from page to page, the oldest first: a page that was asked for earlier catches up with it. */
  let changes: readonly { readonly since: string; readonly texts: readonly ChangedText[] }[] = [];
  let visit: Visit = { addressOf: () => "", steps: [], isWaiting: false };
  let count = 0;

  const toBoth = (message: ToPreview): void => {
    const { shown, next } = store.get();
    for (const frame of [shown, next]) ports.post(frame, message);
  };
  const load = (back: PreviewPlace | undefined): void => {
    count += 1;
    ports.drop(store.get().next);
    const next = { key: count, origin, address: visit.addressOf(origin, back?.path), page, place: back };
    store.set({ ...store.get(), next });
  };
  /** The visitor may have gone on in the shown page since another one was asked for. */
  const placeFor = ({ place: asked }: Frame) => (asked === undefined || place?.path !== asked.path ? asked : place);
  const catchUp = (frame: Frame): void => {
    const at = changes.findIndex(({ since }) => since === frame.page);
    if (at !== -1) ports.post(frame, { type: "texts", texts: changes.slice(at).flatMap(({ texts }) => texts) });
  };
  /** Tells a page that has loaded how it is to look, and where the visit is. */
  const greet = (frame: Frame, isNext: boolean): void => {
    ports.post(frame, { type: "look", look });
    ports.post(frame, { type: "colours", colours });
    ports.post(frame, { type: "emulate", emulation });
    const { steps, isWaiting } = visit;
    if (isNext) ports.post(frame, { type: "restore", start: { steps, isWaiting, place: placeFor(frame) } });
    ports.post(frame, { type: "pick", sources: picking });
  };
  const swap = (): void => {
    const { next } = store.get();
    if (next === undefined) return;
    if (next.page === page) changes = [];
    else catchUp(next);
    ports.drop(store.get().shown);
    store.set({ shown: next, next: undefined });
    if (outlined.sources.length > 0) ports.post(next, { type: "show", ...outlined, isNew: chosenField !== seenField });
    // The document may have changed while the page was loading.
    if (next.page !== page || next.origin !== origin) load(place);
  };

  /** Loads a page again that has failed to load, as long as another one is shown. */
  const loadAgain = (key: number): void => {
    const { shown, next } = store.get();
    if (key !== next?.key) return;
    if (shown === undefined || next.place === undefined) swap();
    else load(place);
  };

  return {
    get: store.get,
    subscribe: store.subscribe,
    enter(entered) {
      visit = entered;
      place = undefined;
      load(undefined);
    },
    follow(preview, from, newColours = colours) {
      if (preview.status === "none") return;
      if (look !== preview.look) {
        ({ look } = preview);
        toBoth({ type: "look", look });
      }
      if (colours !== newColours) {
        colours = newColours;
        toBoth({ type: "colours", colours });
      }
      if (page === preview.page && origin === from) return;
      const { shown, next } = store.get();
      const { changed } = preview;
      const isNextStep = changed?.since === page && origin === from;
      changes = isNextStep ? [...changes, changed] : [];
      if (isNextStep) ports.post(shown, { type: "texts", texts: changed.texts });
      page = preview.page;
      origin = from;
      // While a page loads, the next change waits for it: its content is that of the moment when it was asked for.
      if (next === undefined && shown !== undefined && place !== undefined) load(place);
    },
    emulate(next) {
      emulation = next;
      toBoth({ type: "emulate", emulation });
    },
    setPicking(sources) {
      picking = sources;
      toBoth({ type: "pick", sources });
    },
    show({ field, sources, others }) {
      outlined = { sources, others };
      chosenField = field;
      toBoth({ type: "show", ...outlined, isNew: chosenField !== seenField });
    },
    scroll: (position) => ports.post(store.get().shown, { type: "scroll", position }),
    connect: (key, frame) => ports.connect(key, frame),
    receive(source, sender, message, port) {
      const key = ports.keyOf(source);
      const { shown, next } = store.get();
      const frame = [shown, next].find((each) => each?.key === key);
      if (key === undefined || frame?.origin !== sender) return false;
      if (message.type === "loaded") {
        if (port !== undefined) ports.keep(key, port);
        greet(frame, frame === next);
      }
      if (message.type === "seen" && message.count > 0 && key === shown?.key) seenField = chosenField;
      if (message.type === "restored" && key === next?.key) swap();
      if (message.type === "place" && key === (next?.place === undefined ? (next ?? shown) : shown)?.key)
        place = message.place;
      return key === store.get().shown?.key;
    },
    loaded(key) {
      if (!ports.has(key)) loadAgain(key);
    },
    overdue: loadAgain,
  };
}
