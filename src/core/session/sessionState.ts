import { slowMs } from "../slowMs.ts";
import { hiddenWarning, type SessionExpiry, type WarningState } from "./sessionWarning.ts";

/**
 * Whether somebody is logged in (spec: session-1). `loading`: not known yet, or the portal is being left; nothing
 * personal is shown. The id is missing when an extension has returned none.
 */
export type Session =
  | { readonly status: "loading" }
  | { readonly status: "loggedIn"; readonly sessionId: string | undefined }
  | { readonly status: "loggedOut" };

/**
 * What covers the page, so that nothing personal is seen (spec: session-27, session-30). `checking`: the server is
 * asked whether the session still lives; `notChecked`: it has not answered, and the customer can ask again.
 */
export type SessionCover = "none" | "checking" | "notChecked" | "loggingOut";

/**
 * The question to the server whether the session is over. `sentAt`: when it was asked, milliseconds since 1970.
 * `failed`: it could not be asked, which does not mean that the session is over (spec: session-30).
 */
export type SessionQuestion =
  | { readonly status: "asking"; readonly sentAt: number }
  | { readonly status: "failed"; readonly sentAt: number };

/** Somebody is logged in. */
export interface LoggedInState {
  readonly phase: "loggedIn";
  readonly session: Extract<Session, { status: "loggedIn" }>;
  /** The last id that was received. An extension may return none, and another customer must still be recognised. */
  readonly knownId: string;
  readonly expiry: SessionExpiry | undefined;
  readonly warning: WarningState;
  /** `undefined`: there is no doubt about the session. */
  readonly check: SessionQuestion | undefined;
  readonly isLoggingOut: boolean;
  /** The page is covered until the check is answered. */
  readonly isPageHidden: boolean;
  /** When the clock was last read, milliseconds since 1970. */
  readonly lastTickAt: number;
}

/**
 * The session and what is known about it.
 * `idle`: not started; `asking`: the server is asked who is logged in; `leaving`: the browser goes to another page. The
 * expiry is in a header of the answer that says who is logged in, and is handled before its body. So the expiry can be
 * known while the phase is still `asking`.
 */
export type SessionState =
  | { readonly phase: "idle" }
  | { readonly phase: "asking" | "loggedOut"; readonly expiry: SessionExpiry | undefined }
  | LoggedInState
  | { readonly phase: "leaving"; readonly cover: SessionCover };

const loading: Session = { status: "loading" };
const loggedOut: Session = { status: "loggedOut" };

/** What the portal shows of a state. The same object as long as nothing has changed. */
export function sessionOf(state: SessionState): Session {
  if (state.phase === "loggedIn") return state.session;
  return state.phase === "loggedOut" ? loggedOut : loading;
}

/** The warning in this state; hidden unless somebody is logged in. The same object as long as nothing has changed. */
export const warningOf = (state: SessionState): WarningState =>
  state.phase === "loggedIn" ? state.warning : hiddenWarning;

function coverWhileLoggedIn({ isLoggingOut, isPageHidden, check, lastTickAt }: LoggedInState): SessionCover {
  if (isLoggingOut) return "loggingOut";
  if (!isPageHidden) return "none";
  // A check that is slow can be asked for again, while the call goes on.
  const isUnanswered = check?.status === "failed" || (check !== undefined && lastTickAt - check.sentAt >= slowMs);
  return isUnanswered ? "notChecked" : "checking";
}

/** What covers the page in this state. */
export function coverOf(state: SessionState): SessionCover {
  if (state.phase === "loggedIn") return coverWhileLoggedIn(state);
  return state.phase === "leaving" ? state.cover : "none";
}
