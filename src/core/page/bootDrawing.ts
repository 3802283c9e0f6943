import type { AvtalerView } from "#domain/avtale/avtalerView.ts";

/** An answer that the boot script has read: as `src/api` would put it into the query cache. */
export interface DrawnAnswer {
  readonly queryKey: readonly string[];
  readonly data: object;
}

/** What the boot script has drawn. */
export interface Drawn {
  /** The session whose agreements they are. */
  readonly sessionId: string;
  readonly view: AvtalerView;
  /** All answers that the view was made from. */
  readonly answers: readonly DrawnAnswer[];
}

/** The boot script's drawing of the agreements, in the portal's hands. */
export interface BootDrawing {
  /** Nothing is drawn from now on. Returns what has been drawn; undefined: the skeleton is there. */
  readonly freeze: () => Drawn | undefined;
  /** The portal answers clicks from now on. */
  readonly release: () => void;
}

declare global {
  interface Window {
    portalDrawing?: BootDrawing;
  }
}
