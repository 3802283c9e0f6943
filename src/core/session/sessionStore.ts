import { createStore } from "#ui/store/createStore.ts";
import { report } from "../errorReporting/report.ts";
import type { Tenant } from "../tenant/readTenant.ts";
import { logoutTarget } from "./logoutTarget.ts";
import type { SessionDeps } from "./sessionDeps.ts";
import type { SessionEffect, SessionEvent } from "./sessionEvent.ts";
import { coverOf, type SessionCover, type Session, sessionOf, type SessionState, warningOf } from "./sessionState.ts";
import { sessionStep } from "./sessionStep.ts";
import type { WarningState } from "./sessionWarning.ts";

/** The calls that the session makes. Each resolves to what its answer names, or to `undefined`. */
export interface SessionCalls {
  /** The id of the session; `undefined` when no customer is logged in. Rejects when the server could not be asked. */
  askStatus(): Promise<string | undefined>;
  /** The id of the extended session. */
  extend(): Promise<string | undefined>;
  /** The URL to go to after logging out. */
  logOut(): Promise<string | undefined>;
}

/** What the session needs to know and to do. */
export interface SessionOptions {
  readonly tenant: Pick<Tenant, "logout" | "urls" | "allowedHosts">;
  readonly calls: SessionCalls;
  readonly deps: SessionDeps;
  /** A customer has logged in. Called before listeners are notified. */
  readonly onLogIn: (sessionId: string) => void;
  /** The session continues under another id. Called before listeners are notified. */
  readonly onRebind: (sessionId: string) => void;
  /** No customer is logged in any more: deletes all data of the last one. Called before listeners are notified. */
  readonly forget: () => void;
}

/** The session, framework-free. */
export interface SessionStore {
  /** Asks whether a customer is logged in, and watches the session from then on. A second call does nothing. */
  start(): void;
  /** Ends the watch. */
  stop(): void;
  /** The same object as long as nothing has changed. */
  readonly session: () => Session;
  /** The same object as long as nothing has changed. */
  readonly warning: () => WarningState;
  /** What covers the page. */
  readonly cover: () => SessionCover;
  /** Returns a function that ends it. */
  readonly subscribe: (listener: () => void) => () => void;
  /** 'Fortsett økten'. Pressed twice it is one call. Rejects when the session was not extended. */
  extend(): Promise<void>;
  /** 'Prøv igjen': asks again whether the session still lives, after a check without an answer. */
  checkAgain(): void;
  /** 'Logg ut': covers the page and leaves the portal, also when the call fails. */
  logOut(): Promise<void>;
}

/** The expiry is compared with the clock this often (spec: session-6). */
const tickMs = 1000;

/** Calls that overlap are one call. */
function shareWhilePending(call: () => Promise<void>): () => Promise<void> {
  let pending: Promise<void> | undefined;
  return () => (pending ??= call().finally(() => (pending = undefined)));
}

function reportAndGoOn(error: unknown): undefined {
  report(error);
  return undefined;
}

/** Asks whether the session is over. */
async function askIfOver(calls: SessionCalls): Promise<SessionEvent> {
  try {
    return { type: "checkAnswered", sessionId: await calls.askStatus() };
  } catch (error) {
    report(error);
    return { type: "checkFailed" };
  }
}

/** Makes a session that is `loading` until it is started and the server has answered. */
export function createSessionStore(options: SessionOptions): SessionStore {
  const { tenant, calls, deps } = options;
  const store = createStore<SessionState>({ phase: "idle" });
  const stopping = new AbortController();

  function dispatch(event: SessionEvent): void {
    if (stopping.signal.aborted) return;
    const before = store.get();
    const { state, effects } = sessionStep(before, event, deps.now());
    const isCovered = coverOf(state) !== "none";
    if (isCovered !== (coverOf(before) !== "none")) deps.setPageHidden(isCovered);
    // The customer's data is ready, or gone, before a listener draws the new state.
    for (const effect of effects) changeCustomerData(effect);
    if (state !== before) store.set(state);
    for (const effect of effects) carryOut(effect);
  }

  function changeCustomerData(effect: SessionEffect): void {
    if (effect.type === "openCustomerData") options.onLogIn(effect.sessionId);
    if (effect.type === "rebindCustomerData") options.onRebind(effect.sessionId);
    if (effect.type === "dropCustomerData") options.forget();
  }

  function carryOut(effect: SessionEffect): void {
    switch (effect.type) {
      case "askWhoIsLoggedIn":
        return void askWhoIsLoggedIn();
      case "askIfOver":
        return void askIfOver(calls).then(dispatch);
      case "send":
        return deps.tabs.send(effect.message);
      case "leaveAfterTimeout":
        return deps.leaveTo(tenant.urls.timeout);
      case "leaveAfterLogout":
        return deps.leaveTo(logoutTarget(tenant, effect.returnedUrl));
      case "reload":
        return deps.reload();
      case "openCustomerData":
      case "rebindCustomerData":
      case "dropCustomerData":
    }
  }

  async function askWhoIsLoggedIn(): Promise<void> {
    dispatch({ type: "loginAnswered", sessionId: await calls.askStatus().catch(reportAndGoOn) });
  }

  return {
    start() {
      if (store.get().phase !== "idle") return;
      const disposers = [
        deps.onSignal((signal) => dispatch({ type: "signalReceived", signal })),
        // A page that comes back is drawn before it is told so (spec: session-41).
        deps.onPutAway(() => deps.setPageHidden(true)),
        deps.onWake((isRestored) => {
          dispatch({ type: "woken", isRestored });
          if (isRestored) deps.setPageHidden(coverOf(store.get()) !== "none");
        }),
        deps.onOnline(() => dispatch({ type: "backOnline" })),
        deps.every(tickMs, () => dispatch({ type: "ticked" })),
        deps.tabs.listen((message) => dispatch({ type: "tabMessageReceived", message })),
      ];
      for (const dispose of disposers) stopping.signal.addEventListener("abort", dispose);
      dispatch({ type: "started" });
    },
    stop: () => stopping.abort(),
    session: () => sessionOf(store.get()),
    warning: () => warningOf(store.get()),
    cover: () => coverOf(store.get()),
    subscribe: store.subscribe,
    checkAgain: () => dispatch({ type: "checkWanted" }),
    extend: shareWhilePending(async () => {
      const sentAt = deps.now();
      dispatch({ type: "extended", sessionId: await calls.extend(), sentAt });
    }),
    logOut: shareWhilePending(async () => {
      deps.beginLeaving();
      dispatch({ type: "logOutPressed" });
      dispatch({ type: "logOutEnded", returnedUrl: await calls.logOut().catch(reportAndGoOn) });
    }),
  };
}
