import type { Misfit } from "#scripts/shared/misfits/findMisfits.ts";
import type { Measure } from "#scripts/shared/misfits/isUnavoidable.ts";
import type { OriginPath } from "#scripts/shared/marks/markText.ts";
import type { FoundPart, PagePart } from "./company/PagePart.ts";
import type { FieldSource, SeenField } from "./FieldSource.ts";
import type { PreviewStep } from "./PreviewChoices.ts";
import type { Shortcut } from "./shortcuts.ts";
import type { ShownContext } from "./ShownContext.ts";
import type { ExchangedText, PreviewLook } from "./StudioDocument.ts";

/** The visitor's place in a page, which is lost when the page is loaded again. */
export interface PreviewPlace {
  /** Path with query, on the host of the preview. */
  readonly path: string;
  /** Scroll position in px. */
  readonly top: number;
  /** Headings of the parts that are open. */
  readonly open: readonly string[];
  /** The page has the parts that come when it is idle, such as the choice of language: the next one waits for them. */
  readonly isWhole?: boolean;
  /** The field of the text that has the focus. Left out: no text has it. */
  readonly focused?: OriginPath;
}

/** A scroll position that means the same in a page of another width: how far between which two headings. */
export interface ScrollPosition {
  /** How many headings the page has. */
  readonly headings: number;
  /** The heading above the upper edge, counted from 0; -1: none. */
  readonly above: number;
  /** The way from that heading to the next, from 0 to 1. */
  readonly fraction: number;
  /** The way from the top of the page to its end, from 0 to 1: for a page with other headings. */
  readonly ofPage: number;
  /** The page has gone to its outlined part by itself. Left out: its visitor has scrolled it. */
  readonly toPart?: true;
}

/** How a page is shown. */
export interface Emulation extends ShownContext {
  readonly textSizePercent: number;
}

/** How a page begins when it is loaded. */
export interface PreviewStart {
  /** The place to return to. Undefined: the top. */
  readonly place: PreviewPlace | undefined;
  /** The steps to take, one after the other. */
  readonly steps: readonly PreviewStep[];
  /** It waits for an answer that does not come: it is complete without it. */
  readonly isWaiting: boolean;
}

/** How many lines a text of a field has. */
export interface TextLines {
  readonly path: OriginPath;
  readonly lines: number;
}

/** The texts of a page, as it is laid out now: those that do not fit, and the lines of each. */
export interface MeasuredPage extends Measure {
  /** Path without query, on the host of the preview. */
  readonly path: string;
  readonly misfits: readonly Misfit[];
  readonly lines: readonly TextLines[];
  /** Whether everything of the page is there: until then a part of it can still come. */
  readonly isWhole: boolean;
}

/** A part of the portal that somebody has commented on. */
export interface CommentedPart {
  readonly part: PagePart;
  /** Who has said what, for screen readers. */
  readonly name: string;
}

/** A text of the page that is edited in its place. */
export interface EditedPlace {
  readonly path: OriginPath;
  /** The text with its placeholders, or the paragraph of it that the place shows. */
  readonly text: string;
}

/** Colours as CSS, by their custom property: `--color-action`. */
export type RoleColours = Readonly<Record<string, string>>;

/** From the previewed portal to the studio, as messages of its window. */
export type FromPreview =
  /** The page is there. It comes with the port to which the studio sends. */
  | { readonly type: "loaded" }
  | { readonly type: "place"; readonly place: PreviewPlace }
  /** The server could not make the page. It comes without a port. */
  | { readonly type: "failed" }
  /** The page looks as the one before it did: same place, same open parts. */
  | { readonly type: "restored" }
  | { readonly type: "scrolled"; readonly position: ScrollPosition }
  /** The visitor has picked a part of the page; its fields, the nearest first, and the text that it has itself. */
  | {
      readonly type: "picked";
      readonly fields: readonly SeenField[];
      readonly text: string;
      readonly part: PagePart;
      /** Width of the page in px. */
      readonly width: number;
    }
  | { readonly type: "pick-ended" }
  /** The visitor wants to change a text where it is. Without a field: nothing of the brand makes the text. */
  | { readonly type: "edit-wanted"; readonly place: EditedPlace | undefined; readonly text: string }
  /** The visitor has ended it. `after`: what the text becomes; undefined: it stays as it was. */
  | { readonly type: "edited"; readonly place: EditedPlace; readonly after: string | undefined }
  /** The layout of the page has changed, and is at rest again. */
  | { readonly type: "measured"; readonly measured: MeasuredPage }
  /**
   * How many parts of the page the shown field makes, and whether the shown part is there. `isPartial`: more of the page
   * is still to come.
   */
  | { readonly type: "seen"; readonly count: number; readonly part?: FoundPart; readonly isPartial?: true }
  /** The visitor has pressed a shortcut of the studio. */
  | { readonly type: "shortcut"; readonly shortcut: Shortcut };

/**
 * From the studio to the previewed portal, through a port. The messages of a port are sent at once; messages to a
 * window wait until the page is idle.
 */
export type ToPreview =
  | { readonly type: "look"; readonly look: PreviewLook }
  /** Colours that override the look, in place of the colours of the message before. */
  | { readonly type: "colours"; readonly colours: RoleColours }
  /** Exchanges texts, also in what the page draws later. */
  | { readonly type: "texts"; readonly texts: readonly ExchangedText[] }
  | { readonly type: "restore"; readonly start: PreviewStart }
  | { readonly type: "emulate"; readonly emulation: Emulation }
  | { readonly type: "scroll"; readonly position: ScrollPosition }
  /** The page says where it is scrolled to. */
  | { readonly type: "report-scroll" }
  /** With sources: a press picks a part of the page. Without: the page works as usual. */
  | { readonly type: "pick"; readonly sources: readonly FieldSource[] | undefined }
  /** Makes the text that was asked for editable. `name`: what its field is called. */
  | { readonly type: "edit"; readonly place: EditedPlace; readonly name: string }
  /** Keeps what is written in the page: the visitor goes on in the studio. */
  | { readonly type: "end-edit" }
  /** Outlines the parts that the sources make, and one part. `isNew`: brings the first into view when none is. */
  | {
      readonly type: "show";
      readonly sources: readonly FieldSource[];
      readonly part?: PagePart;
      /** Parts with comments: each has a mark. Left out: there are none. */
      readonly commented?: readonly CommentedPart[];
      readonly isNew: boolean;
    };

/** How a text begins that stands in, in a preview, for one that the brand has not written yet. */
export const missingText = "Tekst mangler";
