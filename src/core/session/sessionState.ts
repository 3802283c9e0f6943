/**
 * Whether somebody is logged in (spec §4). `loading`: not known yet, or on the way out of the portal; nothing personal is
 * shown. The id is missing when an extension has returned none.
 */
export type Session =
  | { readonly status: "loading" }
  | { readonly status: "loggedIn"; readonly sessionId: string | undefined }
  | { readonly status: "loggedOut" };

/** The timeout dialog: `secondsLeft` is whole seconds, 1 to 60. */
export type Warning = { readonly status: "hidden" } | { readonly status: "shown"; readonly secondsLeft: number };

/** What the session looks like at one moment. */
export interface SessionSnapshot {
  readonly session: Session;
  readonly warning: Warning;
}
