import type { ReactNode } from "react";
import type { PropsTable } from "#contract/gallery/propsTable.ts";

/** A widget, message or page in one state. */
export interface GalleryState {
  /** The state in a few words. Unique within its entry. */
  readonly name: string;
  /**
   * Each state has its own query client, session and router. `Answers` gives its queries answers; `shownCalls.callback`
   * shows the calls of a callback.
   */
  readonly render: () => ReactNode;
}

/** A widget, message or page in the gallery. `gallery/entries/<subject>/<id>.entry.tsx` exports one as `entry`. */
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
  /** What it is for and when to use it, for brand managers and other teams. Paragraphs of plain text. */
  readonly description: readonly string[];
  /**
   * Tables of properties. Each comes from `propsOf`, imported from the file that declares the type, with `?props` after
   * its name.
   */
  readonly props?: readonly PropsTable[];
  /** Name of its page in `docs/widgets/`, without the ending. Default: the id. */
  readonly docs?: string;
  /** It fills the screen: each state is shown in a frame. */
  readonly isPage?: boolean;
  readonly states: readonly GalleryState[];
}
