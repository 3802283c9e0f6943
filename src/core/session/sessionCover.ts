import type { LoggedInState, SessionState } from "./sessionState.ts";

/**
 * What covers the page, so that nothing personal is seen (spec: session-27, session-30). `checking`: the server is asked
 * whether the session still lives; `notChecked`: it has not answered, and the customer can ask again.
 */
export type SessionCover = "none" | "checking" | "notChecked" | "loggingOut";

/** A check that takes this long can be asked for again, while the call goes on. */
const slowMs = 10_000;

function coverWhileLoggedIn({ isLoggingOut, isPageHidden, check, lastTickAt }: LoggedInState): SessionCover {
  if (isLoggingOut) return "loggingOut";
  if (!isPageHidden) return "none";
  const isUnanswered = check?.status === "failed" || (check !== undefined && lastTickAt - check.sentAt >= slowMs);
  return isUnanswered ? "notChecked" : "checking";
}

/** What covers the page in this state. */
export function coverOf(state: SessionState): SessionCover {
  if (state.phase === "loggedIn") return coverWhileLoggedIn(state);
  return state.phase === "leaving" ? state.cover : "none";
}
