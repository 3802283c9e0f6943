import { describe, expect, test } from "vitest";
import type { SessionEffect, SessionEvent } from "./sessionEvent.ts";
import {
  coverOf,
  type SessionCover,
  type LoggedInState,
  sessionOf,
  type SessionState,
  warningOf,
} from "./sessionState.ts";
import { sessionStep } from "./sessionStep.ts";

/** The time of every step here, milliseconds since 1970. */
const now = 1_000_000;

/** A customer with a minute and a half left. */
const loggedIn: LoggedInState = {
  phase: "loggedIn",
  session: { status: "loggedIn", sessionId: "a" },
  knownId: "a",
  expiry: { sentAt: now, expiresAt: now + 90_000 },
  warning: { status: "hidden" },
  check: undefined,
  isLoggingOut: false,
  isPageHidden: false,
  lastTickAt: now,
};
const expired = (msAgo: number): LoggedInState => ({ ...loggedIn, expiry: { sentAt: 0, expiresAt: now - msAgo } });
/** The page is hidden and the server is asked whether the session is over. */
const checking: LoggedInState = {
  ...expired(5000),
  isPageHidden: true,
  check: { status: "asking", sentAt: now - 100 },
};
/** The question could not be asked. */
const notChecked: LoggedInState = { ...checking, check: { status: "failed", sentAt: now - 100 } };
const asking: SessionState = { phase: "asking", expiry: undefined };
const loggedOut: SessionState = { phase: "loggedOut", expiry: undefined };
const leaving: SessionState = { phase: "leaving", cover: "none" };

const expiryIn = (seconds: number): SessionEvent => ({
  type: "signalReceived",
  signal: { type: "expiry", sentAt: now, seconds },
});
const over: SessionEvent = { type: "checkAnswered", sessionId: undefined };
const unauthorized: SessionEvent = { type: "signalReceived", signal: { type: "unauthorized", sentAt: now } };
const loginElsewhere = (sessionId: string): SessionEvent => ({
  type: "tabMessageReceived",
  message: { type: "loggedIn", sessionId },
});

const names = (effects: readonly SessionEffect[]): readonly string[] =>
  effects.map((effect) => (effect.type === "send" ? `send ${effect.message.type}` : effect.type));

const timedOut = ["dropCustomerData", "leaveAfterTimeout"];

type Row = readonly [title: string, SessionState, SessionEvent, phase: SessionState["phase"], effects: string[]];

describe("Session: what each event leads to", () => {
  test.each<Row>([
    ["started: the server is asked", { phase: "idle" }, { type: "started" }, "asking", ["askWhoIsLoggedIn"]],
    ["an event before that changes nothing", { phase: "idle" }, unauthorized, "idle", []],
    [
      "an id: the customer's data is opened and other tabs are notified",
      asking,
      { type: "loginAnswered", sessionId: "a" },
      "loggedIn",
      ["openCustomerData", "send loggedIn"],
    ],
    ["no id: logged out", asking, { type: "loginAnswered", sessionId: undefined }, "loggedOut", ["dropCustomerData"]],
    [
      "an id that comes after leaving changes nothing",
      leaving,
      { type: "loginAnswered", sessionId: "a" },
      "leaving",
      [],
    ],
    ["unauthorized: logged out", loggedIn, unauthorized, "loggedOut", ["dropCustomerData"]],
    ["unauthorized after its end: a timeout (spec: session-39)", expired(1), unauthorized, "leaving", timedOut],
    ["unauthorized while that is checked: a timeout", checking, unauthorized, "leaving", timedOut],
    ["unauthorized while logging out", { ...loggedIn, isLoggingOut: true }, unauthorized, "loggedIn", []],
    ["unauthorized after it", loggedOut, unauthorized, "loggedOut", []],
    ["an expiry is passed on to other tabs", loggedIn, expiryIn(600), "loggedIn", ["send expiry"]],
    ["a tick after the end of the session waits for the leeway", expired(999), { type: "ticked" }, "loggedIn", []],
    ["a tick after the leeway asks the server", expired(1000), { type: "ticked" }, "loggedIn", ["askIfOver"]],
    ["a second tick does not ask again", checking, { type: "ticked" }, "loggedIn", []],
    [
      "a clock that went back more than two seconds: the server is asked",
      { ...loggedIn, lastTickAt: now + 2001 },
      { type: "ticked" },
      "loggedIn",
      ["askIfOver"],
    ],
    ["a clock that went back less", { ...loggedIn, lastTickAt: now + 2000 }, { type: "ticked" }, "loggedIn", []],
    ["the session is over: to the timeout page", checking, over, "leaving", timedOut],
    ["it is, while logging out (spec: session-38)", { ...checking, isLoggingOut: true }, over, "loggedIn", []],
    ["the session is not over", checking, { type: "checkAnswered", sessionId: "a" }, "loggedIn", []],
    [
      "it is somebody else's",
      checking,
      { type: "checkAnswered", sessionId: "b" },
      "leaving",
      ["dropCustomerData", "reload"],
    ],
    [
      "it is not over, but its answer says that it is",
      { ...checking, expiry: { sentAt: now, expiresAt: now } },
      { type: "checkAnswered", sessionId: "a" },
      "leaving",
      timedOut,
    ],
    ["the server cannot be asked: the customer stays", checking, { type: "checkFailed" }, "loggedIn", []],
    ["a tick after that does not ask again", notChecked, { type: "ticked" }, "loggedIn", []],
    ["'Prøv igjen' asks again", notChecked, { type: "checkWanted" }, "loggedIn", ["askIfOver"]],
    ["'Prøv igjen' asks again while a slow call goes on", checking, { type: "checkWanted" }, "loggedIn", ["askIfOver"]],
    ["the network is back: it is asked again", notChecked, { type: "backOnline" }, "loggedIn", ["askIfOver"]],
    ["the network is back and there was no doubt", loggedIn, { type: "backOnline" }, "loggedIn", []],
    ["the page is looked at again", notChecked, { type: "woken", isRestored: false }, "loggedIn", ["askIfOver"]],
    [
      "another tab has received a new expiry",
      notChecked,
      { type: "tabMessageReceived", message: { type: "expiry", sessionId: "a", sentAt: now, expiresAt: now + 60_000 } },
      "loggedIn",
      ["askIfOver"],
    ],
    ["that answer, after a logout", loggedOut, { type: "checkAnswered", sessionId: "a" }, "loggedOut", []],
    ["another customer in another tab", loggedIn, loginElsewhere("b"), "leaving", ["dropCustomerData", "reload"]],
    ["the same customer in another tab", loggedIn, loginElsewhere("a"), "loggedIn", []],
    ["a login in another tab, at the login page", loggedOut, loginElsewhere("a"), "loggedOut", ["askWhoIsLoggedIn"]],
    [
      "a logout in another tab",
      loggedIn,
      { type: "tabMessageReceived", message: { type: "loggedOut" } },
      "leaving",
      ["dropCustomerData", "leaveAfterLogout"],
    ],
    ["the page is visible again", loggedIn, { type: "woken", isRestored: false }, "loggedIn", []],
    [
      "the page comes out of the back/forward cache",
      loggedIn,
      { type: "woken", isRestored: true },
      "loggedIn",
      ["askIfOver"],
    ],
    ["the same after leaving: reload", leaving, { type: "woken", isRestored: true }, "leaving", ["reload"]],
    [
      "extended: the stored data follows to the new id, and other tabs are notified",
      loggedIn,
      { type: "extended", sessionId: "b", sentAt: now },
      "loggedIn",
      ["rebindCustomerData", "send extended", "send expiry"],
    ],
    [
      "extended under the same id: the stored data stays as it is",
      loggedIn,
      { type: "extended", sessionId: "a", sentAt: now },
      "loggedIn",
      ["send extended", "send expiry"],
    ],
    [
      "extended without an id: the stored data keeps the last one",
      loggedIn,
      { type: "extended", sessionId: undefined, sentAt: now },
      "loggedIn",
      ["send extended", "send expiry"],
    ],
    [
      "extended in another tab under a new id",
      loggedIn,
      { type: "tabMessageReceived", message: { type: "extended", from: "a", to: "b" } },
      "loggedIn",
      ["rebindCustomerData"],
    ],
    [
      "another session was extended in another tab: its id is not used",
      loggedIn,
      { type: "tabMessageReceived", message: { type: "extended", from: "x", to: "b" } },
      "loggedIn",
      [],
    ],
    [
      "extended, while a later answer had the old expiry: the server is asked again",
      { ...loggedIn, expiry: { sentAt: now - 50, expiresAt: now + 9000 } },
      { type: "extended", sessionId: "b", sentAt: now - 100 },
      "loggedIn",
      ["rebindCustomerData", "send extended", "send expiry", "askIfOver"],
    ],
    ["extended after a logout", loggedOut, { type: "extended", sessionId: "b", sentAt: now }, "loggedOut", []],
    [
      "'Logg ut' has ended",
      loggedIn,
      { type: "logOutEnded", returnedUrl: undefined },
      "leaving",
      ["dropCustomerData", "send loggedOut", "leaveAfterLogout"],
    ],
  ])("%s", (_, state, event, phase, effects) => {
    const next = sessionStep(state, event, now);
    expect(next.state.phase).toBe(phase);
    expect(names(next.effects)).toEqual(effects);
  });

  test("an expiry that comes before the answer who is logged in is not lost", () => {
    const { state } = sessionStep(asking, expiryIn(30), now);
    const next = sessionStep(state, { type: "loginAnswered", sessionId: "a" }, now);
    expect(warningOf(next.state)).toEqual({ status: "shown", secondsLeft: 30 });
  });

  test("a state in which nothing has changed is the same object", () => {
    expect(sessionStep(loggedOut, unauthorized, now).state).toBe(loggedOut);
    expect(sessionStep(leaving, { type: "ticked" }, now).state).toBe(leaving);
    const warned = sessionStep(loggedIn, expiryIn(30), now).state;
    const ticked = sessionStep(warned, { type: "ticked" }, now).state;
    expect(warningOf(ticked)).toBe(warningOf(warned));
    expect(sessionOf(ticked)).toBe(sessionOf(warned));
  });
});

describe("What covers the page (spec: session-27, session-30)", () => {
  const asked = (msAgo: number): LoggedInState => ({ ...checking, check: { status: "asking", sentAt: now - msAgo } });
  const loggingOut: LoggedInState = { ...loggedIn, isLoggingOut: true };

  test.each<readonly [string, SessionState, SessionEvent, SessionCover]>([
    ["the session's time is up", expired(1), { type: "ticked" }, "checking"],
    ["the server is asked", { ...checking, expiry: loggedIn.expiry }, { type: "ticked" }, "checking"],
    ["for less than 10 seconds", asked(9_999), { type: "ticked" }, "checking"],
    ["for 10 seconds, while the call goes on", asked(10_000), { type: "ticked" }, "notChecked"],
    ["the late answer: the session is not over", asked(15_000), { type: "checkAnswered", sessionId: "a" }, "none"],
    ["the session is not over", checking, { type: "checkAnswered", sessionId: "a" }, "none"],
    ["the server could not be asked", checking, { type: "checkFailed" }, "notChecked"],
    [
      "it could not, and the page was not covered",
      { ...checking, ...loggedIn, check: checking.check },
      { type: "checkFailed" },
      "none",
    ],
    ["it is asked again", notChecked, { type: "checkWanted" }, "checking"],
    ["on the way to the timeout page", checking, over, "checking"],
    ["at the login page", { ...checking, expiry: loggedIn.expiry }, unauthorized, "none"],
    ["its time was up: on the way to the timeout page", checking, unauthorized, "checking"],
    ["out of the back/forward cache", loggedIn, { type: "woken", isRestored: true }, "checking"],
    ["another customer has logged in", loggedIn, loginElsewhere("b"), "checking"],
    ["'Logg ut' is pressed", loggedIn, { type: "logOutPressed" }, "loggingOut"],
    ["until the portal is left", loggingOut, { type: "logOutEnded", returnedUrl: undefined }, "loggingOut"],
  ])("%s", (_, state, event, cover) => {
    expect(coverOf(sessionStep(state, event, now).state)).toBe(cover);
  });
});
