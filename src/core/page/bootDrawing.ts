import type { AvtalerPart } from "#domain/avtale/avtalerView.ts";
import type { ClientContext } from "#answers/session.ts";

/** How many cards are drawn at first: they fill the screen. The rest follows when the browser has time. */
export const firstCardCount = 20;

/** What the boot script has drawn of the agreements, and the answers that it has read for that. */
export interface Drawn {
  /** The session whose agreements they are. */
  readonly sessionId: string;
  readonly context: ClientContext | undefined;
  readonly own: AvtalerPart;
  readonly partner: AvtalerPart;
  /**
   * All text in the root element. If the text differs later, something else has changed the page, for example a
   * browser that translates.
   */
  readonly text: string;
}

/** What the boot script has drawn, which the portal hydrates. */
export interface BootDrawing {
  /** undefined: the page shows the skeleton. */
  drawn?: Drawn | undefined;
  /** Set by the portal: nothing is drawn from now on. */
  isFrozen?: boolean;
  /** Set by the portal: it answers clicks from now on. */
  isReleased?: boolean;
}

declare global {
  interface Window {
    /** undefined: the boot script has not prepared a drawing, or React has hydrated every element of it. */
    portalDrawing?: BootDrawing | undefined;
  }
}
