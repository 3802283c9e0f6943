import type {
  CommentedPart,
  Emulation,
  FromPreview,
  PreviewPlace,
  PreviewStart,
  RoleColours,
  ToPreview,
} from "#studio/document/BridgeMessage.ts";
import type { PagePart } from "#studio/document/company/PagePart.ts";
import type { FieldSource } from "#studio/document/FieldSource.ts";
import type { ChangedText, PreviewLook, PreviewState } from "#studio/document/StudioDocument.ts";
import { firstContext } from "#studio/document/ShownContext.ts";
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
export interface FramePair {
  readonly shown: Frame | undefined;
  readonly next: Frame | undefined;
  /** The page that was asked for last could not be made. */
  readonly hasFailed?: true;
}

/** What is outlined. */
export interface Outlined {
  /** Names the field. */
  readonly field: string;
  readonly sources: readonly FieldSource[];
  /** A part of a page. */
  readonly part?: PagePart;
  /** Parts that have comments. */
  readonly commented?: readonly CommentedPart[];
}

/** Where a visit begins. */
export interface Visit extends Pick<PreviewStart, "isWaiting" | "steps"> {
  /** The path of the portal where it begins. A visit of the same on another day goes on where the visitor is. */
  readonly path: string;
  /** Names state, customer, channel and language. */
  readonly visitor: string;
  /** The address of a path of the portal at an origin; without a path, where the visit begins. */
  readonly addressOf: (origin: string, path?: string) => string;
}

/** The frames of one window, and what their pages have to show. */
export interface FramesState {
  readonly frames: FramePair;
  /** The key of the last frame. */
  readonly lastKey: number;
  readonly visit: Visit;
  /** What the newest page is made from, and the origin that serves it. */
  readonly page: string;
  readonly origin: string;
  /** The document's look, and the colours that were changed since. */
  readonly look: PreviewLook;
  readonly colours: RoleColours;
  readonly emulation: Emulation;
  /** With sources: a press in the page picks a part of it. */
  readonly picking: readonly FieldSource[] | undefined;
  readonly outlined: Outlined;
  /** The last field that a page has shown: until it is the outlined one, that is brought into view. */
  readonly seenField: string;
  /** Where the visitor is. */
  readonly place: PreviewPlace | undefined;
  /** What has changed from page to page, the oldest first: a page that was asked for earlier catches up with it. */
  readonly changes: readonly { readonly since: string; readonly texts: readonly ChangedText[] }[];
}

/** What happens to the frames of a window. */
export type FramesEvent =
  | { readonly type: "entered"; readonly visit: Visit }
  | {
      readonly type: "documentChanged";
      readonly preview: PreviewState;
      readonly origin: string;
      readonly colours: RoleColours | undefined;
    }
  | { readonly type: "emulated"; readonly emulation: Emulation }
  | { readonly type: "pickingSet"; readonly sources: readonly FieldSource[] | undefined }
  | { readonly type: "outlined"; readonly outlined: Outlined }
  /** The page of a frame has sent a message. */
  | { readonly type: "received"; readonly key: number; readonly message: FromPreview }
  /** The page of a frame cannot be shown: the server has not answered, or the page has failed since. */
  | { readonly type: "loadFailed"; readonly key: number };

/** What has to be done after a step. */
export type FramesEffect =
  | { readonly type: "post"; readonly key: number; readonly message: ToPreview }
  /** Nothing is sent to the page of a frame any more. */
  | { readonly type: "drop"; readonly key: number };

/** The frames before the first visit. */
export const noFrames = (origin: string, { page, look }: PreviewState): FramesState => ({
  frames: { shown: undefined, next: undefined },
  lastKey: 0,
  visit: { path: "", visitor: "", addressOf: () => "", steps: [], isWaiting: false },
  page,
  origin,
  look,
  colours: noColours,
  emulation: { textSizePercent: 100, ...firstContext },
  picking: undefined,
  outlined: { field: "", sources: [] },
  seenField: "",
  place: undefined,
  changes: [],
});
