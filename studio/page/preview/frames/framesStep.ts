import { isSameJson } from "#contract/isSameJson.ts";
import type { FromPreview, PreviewPlace, ToPreview } from "#studio/document/BridgeMessage.ts";
import type { ExchangedText, PageChange } from "#studio/document/StudioDocument.ts";
import { isSamePage } from "#studio/document/company/PagePart.ts";
import { pageOf } from "../view/previewView.ts";
import type { Frame, FramesEffect, FramesEvent, FramesState, Outlined, Visit } from "./framesState.ts";

interface FramesStep {
  readonly state: FramesState;
  /** In this order. */
  readonly effects: readonly FramesEffect[];
}

const step = (state: FramesState, ...effects: readonly FramesEffect[]): FramesStep => ({ state, effects });

const post = (frame: Frame | undefined, message: ToPreview): readonly FramesEffect[] =>
  frame === undefined ? [] : [{ type: "post", key: frame.key, message }];

const postToBoth = ({ frames: { shown, next } }: FramesState, message: ToPreview): readonly FramesEffect[] => [
  ...post(shown, message),
  ...post(next, message),
];

const drop = (frame: Frame | undefined): readonly FramesEffect[] =>
  frame === undefined ? [] : [{ type: "drop", key: frame.key }];

/** Whether a place is on the page where a visit begins, as it is there at first. */
const isAt = ({ path }: PreviewPlace, { path: first, steps }: Visit): boolean =>
  steps.length === 0 && isSamePage(pageOf(path), first);

/** Loads the newest page behind the shown one, in the place of one that is loading. */
function load(state: FramesState, place: PreviewPlace | undefined): FramesStep {
  const { frames, visit, page, origin } = state;
  const key = state.lastKey + 1;
  const next: Frame = { key, origin, address: visit.addressOf(origin, place?.path), page, place };
  return step({ ...state, lastKey: key, frames: { shown: frames.shown, next } }, ...drop(frames.next));
}

/** What has changed since a page was asked for, as far as it is known. */
function changesSince({ changes }: FramesState, { page }: Frame): readonly PageChange[] {
  const at = changes.findIndex(({ since }) => since === page);
  return at === -1 ? [] : changes.slice(at);
}

const postTexts = (frame: Frame | undefined, texts: readonly ExchangedText[]): readonly FramesEffect[] =>
  texts.length === 0 ? [] : post(frame, { type: "texts", texts });

const showMessage = ({ seenField }: FramesState, { field, sources, part, commented }: Outlined): ToPreview => ({
  type: "show",
  sources,
  ...(part !== undefined && { part }),
  ...(commented !== undefined && { commented }),
  isNew: field !== seenField,
});

/** The page that was loading takes the place of the shown one. */
function swap(state: FramesState): FramesStep {
  const { shown, next } = state.frames;
  if (next === undefined) return step(state);
  const missed = changesSince(state, next);
  // With these texts it is the newest page.
  const isNewest = next.page === state.page || (missed.length > 0 && missed.every(({ isWhole }) => isWhole));
  const swapped: FramesState = {
    ...state,
    frames: { shown: isNewest ? { ...next, page: state.page } : next, next: undefined },
    changes: isNewest ? [] : state.changes,
  };
  const { outlined } = state;
  const isShown = outlined.sources.length > 0 || outlined.part !== undefined || outlined.commented !== undefined;
  const effects = [
    ...postTexts(
      next,
      missed.flatMap(({ texts }) => texts),
    ),
    ...drop(shown),
    ...(isShown ? post(next, showMessage(state, outlined)) : []),
  ];
  // The document may have changed while the page was loading.
  if (isNewest && next.origin === state.origin) return step(swapped, ...effects);
  const loading = load(swapped, state.place);
  return step(loading.state, ...effects, ...loading.effects);
}

function documentChanged(before: FramesState, event: Extract<FramesEvent, { type: "documentChanged" }>): FramesStep {
  const { preview, origin, colours = before.colours, texts } = event;
  const { page, look, changed } = preview;
  if (preview.status === "none") return step(before);
  const isSameStyle = look === before.look && colours === before.colours;
  const restyled: FramesState = isSameStyle ? before : { ...before, look, colours };
  const restyle = [
    // Every answer of the server has a look. The page calculates its styles anew for one, before it shows a new text.
    ...(isSameJson(look, before.look) ? [] : postToBoth(before, { type: "look", look })),
    ...(colours === before.colours ? [] : postToBoth(before, { type: "colours", colours })),
    ...postTexts(before.frames.shown, texts),
    ...postTexts(before.frames.next, texts),
  ];
  if (page === before.page && origin === before.origin) return step(restyled, ...restyle);
  const { shown, next } = before.frames;
  const isNextStep = changed?.since === before.page && origin === before.origin;
  const isExchanged = isNextStep && changed.isWhole && shown?.page === before.page;
  const state: FramesState = {
    ...restyled,
    page,
    origin,
    frames: isExchanged ? { ...before.frames, shown: { ...shown, page } } : before.frames,
    // Only a page that loads has to catch up.
    changes: isNextStep && next !== undefined ? [...before.changes, changed] : [],
  };
  const effects = [...restyle, ...(isNextStep ? postTexts(shown, changed.texts) : [])];
  // While a page loads, the next change waits for it: its content is that of the moment when it was asked for.
  const isWanted = before.frames.hasFailed || (shown !== undefined && state.place !== undefined && !isExchanged);
  if (next !== undefined || !isWanted) return step(state, ...effects);
  const loading = load(state, state.place);
  return step(loading.state, ...effects, ...loading.effects);
}

/** Loads a page again that has failed to load, as long as another one is shown. */
function loadFailed(state: FramesState, key: number): FramesStep {
  const { shown, next } = state.frames;
  if (key !== next?.key) return step(state);
  return shown === undefined || next.place === undefined ? swap(state) : load(state, state.place);
}

/** Where a page that loads returns to: the visitor may have gone on in the shown page since it was asked for. */
const placeToReturnTo = ({ place }: FramesState, frame: Frame): PreviewPlace | undefined =>
  frame.place !== undefined && place?.path === frame.place.path ? place : frame.place;

/** Tells a page that has loaded how it is to look, and where the visit is. */
function greet(state: FramesState, frame: Frame): FramesStep {
  const { look, colours, emulation, picking, visit, frames } = state;
  const isNext = frame === frames.next;
  const place = placeToReturnTo(state, frame);
  const start = { steps: visit.steps, isWaiting: visit.isWaiting, place };
  return step(
    isNext ? { ...state, frames: { ...frames, next: { ...frame, place } } } : state,
    ...post(frame, { type: "look", look }),
    ...post(frame, { type: "colours", colours }),
    ...post(frame, { type: "emulate", emulation }),
    ...(isNext ? post(frame, { type: "restore", start }) : []),
    ...post(frame, { type: "pick", sources: picking }),
  );
}

/** The page that was loading looks as the shown one: it takes its place, unless the visitor has scrolled that meanwhile. */
function restored(state: FramesState, next: Frame): FramesStep {
  const place = placeToReturnTo(state, next);
  if (place?.top === next.place?.top) return swap(state);
  const start = { steps: [], isWaiting: state.visit.isWaiting, place };
  const moved: FramesState = { ...state, frames: { ...state.frames, next: { ...next, place } } };
  return step(moved, ...post(next, { type: "restore", start }));
}

function received(state: FramesState, key: number, message: FromPreview): FramesStep {
  const { shown, next } = state.frames;
  const frame = [shown, next].find((each) => each?.key === key);
  if (frame === undefined) return step(state);
  switch (message.type) {
    case "loaded":
      return greet(state, frame);
    case "seen":
      return message.count > 0 && frame === shown ? step({ ...state, seenField: state.outlined.field }) : step(state);
    case "failed":
      // The page that was shown before is still there.
      return step(
        { ...state, frames: { shown, next: frame === next ? undefined : next, hasFailed: true } },
        ...(frame === next ? drop(next) : []),
      );
    case "restored":
      return frame === next ? restored(state, frame) : step(state);
    case "place": {
      // A new visit is where its first page is, as soon as that has loaded.
      const leading = next?.place === undefined ? (next ?? shown) : shown;
      return frame === leading ? step({ ...state, place: message.place }) : step(state);
    }
    default:
      return step(state);
  }
}

/** Begins a visit, unless the visitor has gone to its first page in the portal: then the shown page stays. */
function entered(state: FramesState, visit: Visit): FramesStep {
  const isSameVisitor = visit.visitor === state.visit.visitor;
  const isSame = isSameVisitor && visit.path === state.visit.path;
  const isThere = state.frames.next === undefined && state.place !== undefined && isAt(state.place, visit);
  if (isSameVisitor && !isSame && isThere) return step({ ...state, visit });
  const place = isSame ? state.place : undefined;
  return load({ ...state, visit, place }, place);
}

/** The next state of the frames of a window, and what has to be done. */
export function framesStep(state: FramesState, event: FramesEvent): FramesStep {
  switch (event.type) {
    case "entered":
      return entered(state, event.visit);
    case "documentChanged":
      return documentChanged(state, event);
    case "emulated":
      return step(
        { ...state, emulation: event.emulation },
        ...postToBoth(state, { type: "emulate", emulation: event.emulation }),
      );
    case "pickingSet":
      return step({ ...state, picking: event.sources }, ...postToBoth(state, { type: "pick", sources: event.sources }));
    case "outlined":
      return step({ ...state, outlined: event.outlined }, ...postToBoth(state, showMessage(state, event.outlined)));
    case "received":
      return received(state, event.key, event.message);
    case "loadFailed":
      return loadFailed(state, event.key);
  }
}
