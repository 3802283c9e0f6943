import type { AvtalerPart } from "#domain/avtale/avtalerView.ts";
import type { ClientContext } from "#domain/session/readClientContext.ts";

/** What the boot script has drawn of the agreements, and the answers that it has read for that. */
export interface Drawn {
  /** The session whose agreements they are. */
  readonly sessionId: string;
  readonly context: ClientContext | undefined;
  readonly own: AvtalerPart;
  readonly partner: AvtalerPart;
  /**
   * All text in the root element. If it is another one later, somebody else has changed the page: a browser that
   * translates.
   */
  readonly text: string;
}

/** What the boot script has drawn, which the portal hydrates. */
export interface BootDrawing {
  /** undefined: the skeleton is there. */
  drawn?: Drawn | undefined;
  /** Set by the portal: nothing is drawn from now on. */
  isFrozen?: boolean;
  /** Set by the portal: it answers clicks from now on. */
  isReleased?: boolean;
}

declare global {
  interface Window {
    /** undefined: there is none, or React has hydrated every element of it. */
    portalDrawing?: BootDrawing | undefined;
  }
}
