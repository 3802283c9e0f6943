import type { SessionSignal } from "../http/sessionSignal.ts";
import type { SessionEffect, SessionEvent } from "./sessionEvent.ts";
import { hiddenWarning, msLeft, newerExpiry, warningAt } from "./sessionWarning.ts";
import { coverOf, type LoggedInState, type SessionState } from "./sessionState.ts";
import type { TabMessage } from "./tabMessage.ts";

interface SessionStep {
  readonly state: SessionState;
  /** In this order. */
  readonly effects: readonly SessionEffect[];
}

/** The server counts from when it got the request: only after this long is it sure to agree that time is up. */
const leewayMs = 1000;
/** A clock that goes back this far was changed: the known expiry is no longer valid. */
const clockChangeMs = 2000;

const step = (state: SessionState, ...effects: readonly SessionEffect[]): SessionStep => ({ state, effects });

const withId = (state: LoggedInState, sessionId: string | undefined): LoggedInState => ({
  ...state,
  session: { status: "loggedIn", sessionId },
  knownId: sessionId ?? state.knownId,
});

/** The customer's data follows the session to another id. An extension that returned none keeps the last one. */
const rebind = ({ knownId }: LoggedInState, to: string | undefined): readonly SessionEffect[] =>
  to === undefined || to === knownId ? [] : [{ type: "rebindCustomerData", sessionId: to }];

/** Asks the server whether the session really is over: another tab may have extended it, or the clock is wrong. */
function check(state: LoggedInState, now: number): SessionStep {
  if (state.check?.status === "asking") return step(state);
  return step({ ...state, check: { status: "asking", sentAt: now } }, { type: "askIfOver" });
}

/** Asks again, if the question could not be asked before. */
const checkAgain = (state: LoggedInState, now: number): SessionStep =>
  state.check?.status === "failed" ? check(state, now) : step(state);

const isOver = ({ expiry }: LoggedInState, now: number): boolean => (msLeft(expiry, now) ?? 1) <= 0;

/** Compares the expiry with the clock: shows the warning, or hides the page and asks when time is up. */
function look(state: LoggedInState, now: number): SessionStep {
  const warning = warningAt(state.expiry, now);
  const isSame = JSON.stringify(warning) === JSON.stringify(state.warning);
  const isPageHidden = isOver(state, now) || (state.isPageHidden && state.check !== undefined);
  const next = { ...state, isPageHidden, warning: isSame ? state.warning : warning };
  return isOver(state, now - leewayMs) && state.check === undefined ? check(next, now) : step(next);
}

/** `look`, with effects before its own. News of the session also ask again what could not be asked. */
function lookAfter(state: LoggedInState, now: number, ...first: readonly SessionEffect[]): SessionStep {
  const again = checkAgain(state, now);
  const looked = again.state.phase === "loggedIn" ? look(again.state, now) : again;
  return step(looked.state, ...first, ...again.effects, ...looked.effects);
}

const expiryOf = ({ sentAt, seconds }: Extract<SessionSignal, { type: "expiry" }>) => ({
  sentAt,
  expiresAt: sentAt + seconds * 1000,
});

function leave(from: SessionState, ...effects: readonly SessionEffect[]): SessionStep {
  return step({ phase: "leaving", cover: coverOf(from) }, { type: "dropCustomerData" }, ...effects);
}

/** Another customer is logged in: this tab must not show the data of the first (spec: session-34). */
const startAgain = (): SessionStep =>
  step({ phase: "leaving", cover: "checking" }, { type: "dropCustomerData" }, { type: "reload" });

const logOutHere = (): SessionStep => step({ phase: "loggedOut", expiry: undefined }, { type: "dropCustomerData" });

/** After its known end it is a timeout; before, it was ended elsewhere, and the customer can log in again. */
const sessionGone = (state: LoggedInState, now: number): SessionStep =>
  isOver(state, now) ? leave(state, { type: "leaveAfterTimeout" }) : logOutHere();

/** The server has answered who is logged in. */
function loginAnswered(state: SessionState, sessionId: string | undefined, now: number): SessionStep {
  if (state.phase !== "asking" && state.phase !== "loggedOut") return step(state);
  if (sessionId === undefined) return logOutHere();
  const loggedIn: LoggedInState = {
    phase: "loggedIn",
    session: { status: "loggedIn", sessionId },
    knownId: sessionId,
    expiry: state.expiry,
    warning: hiddenWarning,
    check: undefined,
    isLoggingOut: false,
    isPageHidden: false,
    lastTickAt: now,
  };
  return lookAfter(
    loggedIn,
    now,
    { type: "openCustomerData", sessionId },
    { type: "send", message: { type: "loggedIn", sessionId } },
  );
}

/** The server has answered whether the session is over. */
function checkAnswered(state: LoggedInState, sessionId: string | undefined, now: number): SessionStep {
  const { check: asked, expiry, knownId } = state;
  if (asked?.status !== "asking") return step(state);
  // The session is being ended here: the answer to that decides where the customer goes.
  if (state.isLoggingOut) return step({ ...state, check: undefined });
  if (sessionId === undefined) return sessionGone(state, now);
  if (sessionId !== knownId) return startAgain();
  const isTimeUp = isOver(state, now);
  if (isTimeUp && expiry !== undefined && expiry.sentAt >= asked.sentAt)
    return leave(state, { type: "leaveAfterTimeout" });
  const answered = withId({ ...state, check: undefined }, sessionId);
  // The session is valid, and it is not known until when.
  return look(isTimeUp ? { ...answered, expiry: { sentAt: asked.sentAt, expiresAt: undefined } } : answered, now);
}

/** The server could not be asked. A page that is shown stays: there is only no expiry for it. */
function checkFailed(state: LoggedInState): SessionStep {
  if (state.check === undefined) return step(state);
  return step({ ...state, check: state.isPageHidden ? { ...state.check, status: "failed" } : undefined });
}

function signalReceived(state: LoggedInState, signal: SessionSignal, now: number): SessionStep {
  if (signal.type === "unauthorized") {
    if (state.isLoggingOut) return step(state);
    // Answered before the check, as when the network is back and everything is asked again.
    return sessionGone(state, now);
  }
  const received = expiryOf(signal);
  const expiry = newerExpiry(state.expiry, received);
  const message: TabMessage = { type: "expiry", sessionId: state.session.sessionId, ...received };
  const news: readonly SessionEffect[] = expiry === received ? [{ type: "send", message }] : [];
  return lookAfter({ ...state, expiry }, now, ...news);
}

function tabMessageReceived(state: LoggedInState, message: TabMessage, now: number): SessionStep {
  const { sessionId } = state.session;
  switch (message.type) {
    case "expiry": {
      const isOther = sessionId !== undefined && message.sessionId !== undefined && sessionId !== message.sessionId;
      if (isOther) return step(state);
      const received = { sentAt: message.sentAt, expiresAt: message.expiresAt };
      return lookAfter({ ...state, expiry: newerExpiry(state.expiry, received) }, now);
    }
    case "extended":
      return sessionId === message.from ? step(withId(state, message.to), ...rebind(state, message.to)) : step(state);
    case "loggedOut":
      return leave(state, { type: "leaveAfterLogout" });
    case "loggedIn":
      return message.sessionId === state.knownId ? step(state) : startAgain();
  }
}

function ticked(state: LoggedInState, now: number): SessionStep {
  const isClockBack = now < state.lastTickAt - clockChangeMs;
  const next = { ...state, lastTickAt: now };
  return isClockBack ? check({ ...next, expiry: undefined, warning: hiddenWarning }, now) : look(next, now);
}

function woken(state: LoggedInState, isRestored: boolean, now: number): SessionStep {
  if (!isRestored) return lookAfter(state, now);
  // It received nothing in the back/forward cache: the customer may have logged out in another tab.
  const asked = check({ ...state, isPageHidden: true }, now);
  return asked.state.phase === "loggedIn" ? lookAfter(asked.state, now, ...asked.effects) : asked;
}

/**
 * The customer has extended the session, so nothing that was known before warns any longer (spec: session-16). An
 * answer to a request that was sent after the extension, and answered before it, may still carry the old end: the
 * server is asked again.
 */
function extended(state: LoggedInState, to: string | undefined, sentAt: number, now: number): SessionStep {
  const from = state.session.sessionId;
  const isOlder = state.expiry === undefined || state.expiry.sentAt < sentAt;
  const isOvertaken = !isOlder && warningAt(state.expiry, now).status === "shown";
  const unknown = { sentAt: isOvertaken ? now : sentAt, expiresAt: undefined };
  const expiry = isOlder || isOvertaken ? unknown : state.expiry;
  const looked = lookAfter(
    { ...withId(state, to), expiry },
    now,
    ...rebind(state, to),
    { type: "send", message: { type: "extended", from, to } },
    { type: "send", message: { type: "expiry", sessionId: to, ...expiry } },
  );
  if (!isOvertaken || looked.state.phase !== "loggedIn") return looked;
  const asked = check(looked.state, now);
  return step(asked.state, ...looked.effects, ...asked.effects);
}

type LaterEvent = Exclude<SessionEvent, { readonly type: "started" | "loginAnswered" | "logOutEnded" }>;

function whileLoggedIn(state: LoggedInState, event: LaterEvent, now: number): SessionStep {
  switch (event.type) {
    case "checkAnswered":
      return checkAnswered(state, event.sessionId, now);
    case "checkFailed":
      return checkFailed(state);
    case "checkWanted":
      return state.isPageHidden ? check({ ...state, check: undefined }, now) : step(state);
    case "backOnline":
      return checkAgain(state, now);
    case "signalReceived":
      return signalReceived(state, event.signal, now);
    case "tabMessageReceived":
      return tabMessageReceived(state, event.message, now);
    case "ticked":
      return ticked(state, now);
    case "woken":
      return woken(state, event.isRestored, now);
    case "extended":
      return extended(state, event.sessionId, event.sentAt, now);
    case "logOutPressed":
      return step({ ...state, isLoggingOut: true });
  }
}

function whileNotLoggedIn(state: Exclude<SessionState, LoggedInState>, event: LaterEvent): SessionStep {
  if (state.phase === "leaving") {
    // Out of the back/forward cache after leaving: a fresh page finds out who is logged in now.
    return event.type === "woken" && event.isRestored
      ? step({ ...state, cover: "checking" }, { type: "reload" })
      : step(state);
  }
  if (state.phase === "idle") return step(state);
  if (event.type === "signalReceived" && event.signal.type === "expiry")
    return step({ ...state, expiry: newerExpiry(state.expiry, expiryOf(event.signal)) });
  // The customer has logged in in another tab.
  const isLogin = event.type === "tabMessageReceived" && event.message.type === "loggedIn";
  return isLogin && state.phase === "loggedOut" ? step(state, { type: "askWhoIsLoggedIn" }) : step(state);
}

/** The next state of a session, and what has to be done. `now` in milliseconds since 1970. */
export function sessionStep(state: SessionState, event: SessionEvent, now: number): SessionStep {
  switch (event.type) {
    case "started":
      return step({ phase: "asking", expiry: undefined }, { type: "askWhoIsLoggedIn" });
    case "loginAnswered":
      return loginAnswered(state, event.sessionId, now);
    case "logOutEnded":
      return leave(
        state,
        { type: "send", message: { type: "loggedOut" } },
        { type: "leaveAfterLogout", returnedUrl: event.returnedUrl },
      );
    default:
      return state.phase === "loggedIn" ? whileLoggedIn(state, event, now) : whileNotLoggedIn(state, event);
  }
}
