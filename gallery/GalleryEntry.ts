import type { ReactNode } from "react";
import type { PropsTable } from "#contract/propsTable.ts";

/** A widget, message or page in one state. */
export interface GalleryState {
  /** What is shown, in a few words. Unique within its entry. */
  readonly name: string;
  /** Draws it. Each state has a query client, a session and a router of its own; `Answers` lets queries find answers, `shownCalls.callback` shows how a callback is called. */
  readonly render: () => ReactNode;
}

/** What the gallery shows of one widget, message or page: `gallery/entries/<subject>/<id>.entry.tsx` exports one as `entry`. */
export interface GalleryEntry {
  /** Unique, in kebab case: its address in the gallery. */
  readonly id: string;
  readonly title: string;
  readonly group:
    | "Byggeklosser"
    | "Skjema"
    | "Meldinger"
    | "Overlegg"
    | "Samtykke"
    | "Tilbakemelding"
    | "Anbefalinger"
    | "Sider";
  /** What it is for and when to use it, for brand managers and for other teams. Plain text, in paragraphs. */
  readonly description: readonly string[];
  /** The properties of its parts: `propsOf` of the file that declares them, imported with `?props`. */
  readonly props?: readonly PropsTable[];
  /** Its page in `docs/widgets/`, without the folder and the ending. Left out: the id. */
  readonly docs?: string;
  /** Fills a screen of its own: shown in a frame. */
  readonly isPage?: boolean;
  readonly states: readonly GalleryState[];
}
