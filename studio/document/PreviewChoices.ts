/** A page of the portal. */
export interface PreviewPageChoice {
  readonly path: string;
  readonly title: string;
  /** It is seen by visitors who are not logged in. */
  readonly isLoggedOut?: boolean;
  /** Without a state it leads out of the portal at once. */
  readonly needsState?: boolean;
}

/** A state that a page can be seen in. */
export interface PreviewStateChoice {
  readonly id: string;
  readonly title: string;
  /** Path of the only page that has the state. */
  readonly page?: string;
  /** Id of the customer who sees it. */
  readonly customer?: string;
  /** Belongs to the path, with `?`. */
  readonly query?: string;
  /** Beginnings of the names of what is pressed one after the other. */
  readonly steps?: readonly string[];
  /** The page waits for an answer that does not come. */
  readonly isWaiting?: boolean;
}

/** What can be chosen for the preview. */
export interface PreviewChoices {
  readonly customers: readonly { readonly id: string; readonly name: string; readonly summary: string }[];
  readonly pages: readonly PreviewPageChoice[];
  /** Title of the state without anything unusual. */
  readonly normal: string;
  readonly states: readonly PreviewStateChoice[];
}
