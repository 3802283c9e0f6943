/** A page of the portal, or an entry of the gallery. */
export interface PreviewPageChoice {
  /** For an entry of the gallery with the query that names it. */
  readonly path: string;
  readonly title: string;
  /** The group of the gallery that it belongs to. Left out: a page of the portal. */
  readonly group?: string;
  /** It is seen by visitors who are not logged in. */
  readonly isLoggedOut?: boolean;
  /** Without a state it leads out of the portal at once. */
  readonly needsState?: boolean;
}

/** A step of a visitor in a page. Names and headings: a part of each is enough. */
export type PreviewStep =
  | { readonly press: string; /** Not every brand has it. */ readonly isOptional?: boolean }
  /** Unfolds the first closed part below a heading. */
  | { readonly openBelow: string }
  /** Writes into the field with this label, and presses Enter. */
  | { readonly write: string; readonly into: string }
  /** Makes the other choice in a group with this name. */
  | { readonly changeIn: string };

/** A state that a page can be seen in. */
export interface PreviewStateChoice {
  readonly id: string;
  readonly title: string;
  /** Path of the only page that has the state. */
  readonly page?: string;
  /** Id of the customer who sees it. */
  readonly customer?: string;
  /** Follows the path, with `?` or `&`. */
  readonly query?: string;
  /** The steps of a visitor to see it. */
  readonly steps?: readonly PreviewStep[];
  /** The page waits for an answer that does not come. */
  readonly isWaiting?: boolean;
}

/** A customer of the simulator. */
export interface PreviewCustomer {
  readonly id: string;
  readonly name: string;
  readonly summary: string;
  /** It has faults or odd data, which no brand manager looks for. */
  readonly isForTesting?: boolean;
  /** The last days of what ends by itself, as `2026-12-24`. */
  readonly lastDays: readonly { readonly day: string; readonly of: "agreement" | "offer" }[];
}

/** What the gallery adds to the choices. */
export type GalleryChoices = Pick<PreviewChoices, "pages" | "states">;

/** The choices for the preview. */
export interface PreviewChoices {
  readonly customers: readonly PreviewCustomer[];
  readonly pages: readonly PreviewPageChoice[];
  /** Title of the state without anything unusual. */
  readonly normal: string;
  readonly states: readonly PreviewStateChoice[];
}
