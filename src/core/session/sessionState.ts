import type { SessionExpiry } from "./sessionExpiry.ts";
import { hiddenWarning, type SessionWarning } from "./sessionWarning.ts";

/**
 * Whether somebody is logged in (spec: session-1). `loading`: not known yet, or the portal is being left; nothing
 * personal is shown. The id is missing when an extension has returned none.
 */
export type Session =
  | { readonly status: "loading" }
  | { readonly status: "loggedIn"; readonly sessionId: string | undefined }
  | { readonly status: "loggedOut" };

/** Somebody is logged in. */
export interface LoggedInState {
  readonly phase: "loggedIn";
  readonly session: Extract<Session, { status: "loggedIn" }>;
  /** The last id that was received. An extension may return none, and another customer must still be recognised. */
  readonly knownId: string;
  readonly expiry: SessionExpiry | undefined;
  readonly warning: SessionWarning;
  /**
   * When the server was asked whether the session is over, milliseconds since 1970; `undefined`: it is not being asked.
   */
  readonly checkSentAt: number | undefined;
  readonly isLoggingOut: boolean;
  readonly isPageHidden: boolean;
  /** When the clock was last read, milliseconds since 1970. */
  readonly lastTickAt: number;
}

/**
 * The session and what is known about it.
 * `idle`: not started; `asking`: the server is asked who is logged in; `leaving`: the browser goes to another page. The
 * answer with the id also has the expiry, which is received a moment before. So there can be an expiry before the
 * login.
 */
export type SessionState =
  | { readonly phase: "idle" }
  | { readonly phase: "asking" | "loggedOut"; readonly expiry: SessionExpiry | undefined }
  | LoggedInState
  | { readonly phase: "leaving"; readonly isPageHidden: boolean };

const loading: Session = { status: "loading" };
const loggedOut: Session = { status: "loggedOut" };

/** What the portal shows of a state. The same object as long as nothing has changed. */
export function sessionOf(state: SessionState): Session {
  if (state.phase === "loggedIn") return state.session;
  return state.phase === "loggedOut" ? loggedOut : loading;
}

/** The warning in this state; hidden unless somebody is logged in. The same object as long as nothing has changed. */
export const warningOf = (state: SessionState): SessionWarning =>
  state.phase === "loggedIn" ? state.warning : hiddenWarning;

/** Whether the page is hidden in this state (setPageHidden.ts). */
export const isPageHiddenIn = (state: SessionState): boolean => "isPageHidden" in state && state.isPageHidden;
