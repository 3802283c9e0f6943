import { describe, expect, test } from "vitest";
import type { SessionEffect, SessionEvent } from "./sessionEvent.ts";
import { isPageHiddenIn, type LoggedInState, sessionOf, type SessionState, warningOf } from "./sessionState.ts";
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
  checkSentAt: undefined,
  isLoggingOut: false,
  isPageHidden: false,
  lastTickAt: now,
};
const expired = (msAgo: number): LoggedInState => ({ ...loggedIn, expiry: { sentAt: 0, expiresAt: now - msAgo } });
/** The page is hidden and the server is asked whether the session is over. */
const checking: LoggedInState = { ...expired(5000), isPageHidden: true, checkSentAt: now - 100 };
const asking: SessionState = { phase: "asking", expiry: undefined };
const loggedOut: SessionState = { phase: "loggedOut", expiry: undefined };
const leaving: SessionState = { phase: "leaving", isPageHidden: false };

const expiryIn = (seconds: number): SessionEvent => ({
  type: "signalReceived",
  signal: { type: "expiry", sentAt: now, seconds },
});
const unauthorized: SessionEvent = { type: "signalReceived", signal: { type: "unauthorized", sentAt: now } };
const loginElsewhere = (sessionId: string): SessionEvent => ({
  type: "tabMessageReceived",
  message: { type: "loggedIn", sessionId },
});

const names = (effects: readonly SessionEffect[]): readonly string[] =>
  effects.map((effect) => (effect.type === "send" ? `send ${effect.message.type}` : effect.type));

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
    [
      "the session is over: to the timeout page",
      checking,
      { type: "checkAnswered", sessionId: undefined },
      "leaving",
      ["dropCustomerData", "leaveAfterTimeout"],
    ],
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
      ["dropCustomerData", "leaveAfterTimeout"],
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
      "extended: other tabs are notified",
      loggedIn,
      { type: "extended", sessionId: "b", sentAt: now },
      "loggedIn",
      ["send extended", "send expiry"],
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

describe("The page is hidden", () => {
  test.each<readonly [string, SessionState, SessionEvent, boolean]>([
    ["when the session's time is up", expired(1), { type: "ticked" }, true],
    ["while the server is asked", { ...checking, expiry: loggedIn.expiry }, { type: "ticked" }, true],
    ["not any more when the session is not over", checking, { type: "checkAnswered", sessionId: "a" }, false],
    ["on the way to the timeout page", checking, { type: "checkAnswered", sessionId: undefined }, true],
    ["not any more at the login page", checking, unauthorized, false],
    ["when it comes out of the back/forward cache", loggedIn, { type: "woken", isRestored: true }, true],
    ["when another customer has logged in", loggedIn, loginElsewhere("b"), true],
    ["not after 'Logg ut'", loggedIn, { type: "logOutEnded", returnedUrl: undefined }, false],
  ])("%s", (_, state, event, isHidden) => {
    expect(isPageHiddenIn(sessionStep(state, event, now).state)).toBe(isHidden);
  });
});
