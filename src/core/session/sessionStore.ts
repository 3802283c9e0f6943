import { report } from "../errorReporting/report.ts";
import type { SessionSignal } from "../http/sessionSignal.ts";
import { checkUrl } from "../navigation/checkUrl.ts";
import type { SessionOptions } from "./sessionOptions.ts";
import { msLeft, newerExpiry, type SessionExpiry, warningAt } from "./sessionExpiry.ts";
import type { Session, SessionSnapshot, Warning } from "./sessionState.ts";
import type { TabMessage } from "./tabMessage.ts";

/** The session (spec §4), without React. */
export interface SessionStore {
  /** Asks whether somebody is logged in and keeps watch from then on; a second call does nothing. */
  start(): void;
  /** Ends the watch. */
  stop(): void;
  getSnapshot(): SessionSnapshot;
  /** Returns a function that ends it. */
  readonly subscribe: (listener: () => void) => () => void;
  /** 'Fortsett økten'. Pressed twice it is one call. Rejects when the session was not extended. */
  extend(): Promise<void>;
  /** 'Logg ut': leaves the portal, also when the call fails. */
  logOut(): Promise<void>;
}

/** The check runs every second (spec §9). */
const tickMs = 1000;
/** The server counts from when it got the request: only after this long is it sure to agree that time is up. */
const leewayMs = 1000;
/** A clock that goes back this far was changed: what is known of the expiry is worth nothing. */
const clockChangeMs = 2000;

const hidden: Warning = { status: "hidden" };

/** Makes a session that is `loading` until it is started and the server has answered. */
export function createSessionStore(options: SessionOptions): SessionStore {
  const { tenant, calls, environment } = options;
  const { tabs } = environment;
  const listeners = new Set<() => void>();
  let snapshot: SessionSnapshot = { session: { status: "loading" }, warning: hidden };
  /** The last id that was heard: an extension may tell none, and it is still known whose page this is. */
  let knownId: string | undefined;
  let expiry: SessionExpiry | undefined;
  let lastTick = 0;
  let phase: "idle" | "running" | "leaving" = "idle";
  let asking: Promise<void> | undefined;
  let extending: Promise<void> | undefined;
  let loggingOut: Promise<void> | undefined;
  let endings: (() => void)[] = [];

  function change(next: Partial<SessionSnapshot>): void {
    snapshot = { ...snapshot, ...next };
    for (const listener of listeners) listener();
  }

  const isLoggedIn = (): boolean => snapshot.session.status === "loggedIn";
  const sessionId = (): string | undefined =>
    snapshot.session.status === "loggedIn" ? snapshot.session.sessionId : undefined;

  function beLoggedIn(id: string | undefined): void {
    knownId = id ?? knownId;
    change({ session: { status: "loggedIn", sessionId: id } });
  }

  const isSomebodyElse = (id: string): boolean => isLoggedIn() && knownId !== undefined && id !== knownId;

  function end(session: Session): void {
    expiry = undefined;
    knownId = undefined;
    options.forget();
    change({ session, warning: hidden });
  }

  function leave(address: string): void {
    phase = "leaving";
    end({ status: "loading" });
    environment.leaveTo(address);
  }

  /** Somebody else is logged in: nothing of what this tab shows is theirs. */
  function startAgain(): void {
    phase = "leaving";
    environment.cover(true);
    end({ status: "loading" });
    environment.reload();
  }

  function look(): void {
    if (!isLoggedIn()) return;
    const now = environment.now();
    const left = msLeft(expiry, now);
    const warning = warningAt(expiry, now);
    if (JSON.stringify(warning) !== JSON.stringify(snapshot.warning)) change({ warning });
    if (left === undefined || left > 0) {
      if (asking === undefined) environment.cover(false);
      return;
    }
    environment.cover(true);
    if (-left >= leewayMs) askBeforeLeaving();
  }

  /** Asks the server whether the session really is over: another tab may have extended it, or the clock is wrong. */
  function askBeforeLeaving(): void {
    if (asking !== undefined) return;
    const askedAt = environment.now();
    asking = calls
      .askStatus()
      .catch((error: unknown) => {
        report(error);
        return undefined;
      })
      .then((id) => {
        asking = undefined;
        if (!isLoggedIn() || phase !== "running") return;
        if (id === undefined) return leave(tenant.urls.timeout);
        if (isSomebodyElse(id)) return startAgain();
        const isOver = (msLeft(expiry, environment.now()) ?? 1) <= 0;
        if (isOver && expiry !== undefined && expiry.sentAt >= askedAt) return leave(tenant.urls.timeout);
        // The session lives, and nobody has said until when.
        if (isOver) expiry = { sentAt: askedAt, expiresAt: undefined };
        beLoggedIn(id);
        look();
      });
  }

  async function askAtStart(): Promise<void> {
    const id = await calls.askStatus().catch((error: unknown) => {
      report(error);
      return undefined;
    });
    if (phase !== "running" || isLoggedIn()) return;
    if (id === undefined) return end({ status: "loggedOut" });
    options.onLogIn(id);
    beLoggedIn(id);
    tabs.send({ type: "loggedIn", sessionId: id });
    look();
  }

  function hearSignal(signal: SessionSignal): void {
    if (signal.type === "unauthorized") {
      if (isLoggedIn() && loggingOut === undefined) end({ status: "loggedOut" });
      return;
    }
    const { sentAt } = signal;
    const heard = { sentAt, expiresAt: sentAt + signal.seconds * 1000 };
    expiry = newerExpiry(expiry, heard);
    if (expiry === heard && isLoggedIn()) tabs.send({ type: "expiry", sessionId: sessionId(), ...heard });
    look();
  }

  function hearTab(message: TabMessage): void {
    if (phase !== "running") return;
    const id = sessionId();
    switch (message.type) {
      case "expiry":
        if (!isLoggedIn() || (id !== undefined && message.sessionId !== undefined && id !== message.sessionId)) return;
        expiry = newerExpiry(expiry, { sentAt: message.sentAt, expiresAt: message.expiresAt });
        return look();
      case "extended":
        if (isLoggedIn() && id === message.from) beLoggedIn(message.to);
        return;
      case "loggedOut":
        if (isLoggedIn()) leave(tenant.logout.url);
        return;
      case "loggedIn":
        if (isSomebodyElse(message.sessionId)) startAgain();
        if (snapshot.session.status === "loggedOut") void askAtStart();
    }
  }

  function tick(): void {
    const now = environment.now();
    const isClockBack = now < lastTick - clockChangeMs;
    lastTick = now;
    if (isClockBack && isLoggedIn()) {
      expiry = undefined;
      askBeforeLeaving();
    }
    look();
  }

  function wake(isRestored: boolean): void {
    // Out of the back/forward cache after logging out: a fresh page knows who is logged in now.
    if (isRestored && phase === "leaving") {
      environment.cover(true);
      return environment.reload();
    }
    if (isRestored && isLoggedIn()) {
      // It has heard nothing while it lay there: maybe the customer has logged out in another tab.
      environment.cover(true);
      askBeforeLeaving();
    }
    look();
  }

  async function sendExtension(): Promise<void> {
    const askedAt = environment.now();
    const to = await calls.extend();
    if (!isLoggedIn()) return;
    const from = sessionId();
    if (expiry === undefined || expiry.sentAt < askedAt) expiry = { sentAt: askedAt, expiresAt: undefined };
    beLoggedIn(to);
    tabs.send({ type: "extended", from, to });
    tabs.send({ type: "expiry", sessionId: to, ...expiry });
    look();
  }

  async function sendLogOut(): Promise<void> {
    const returned = await calls.logOut().catch((error: unknown) => {
      report(error);
      return undefined;
    });
    tabs.send({ type: "loggedOut" });
    const { logout, allowedHosts } = tenant;
    const checked = logout.behaviour === "returned-url" ? checkUrl(returned, { allowedHosts }) : undefined;
    leave(checked?.status === "allowed" ? checked.url.href : logout.url);
  }

  return {
    start() {
      if (phase !== "idle") return;
      phase = "running";
      lastTick = environment.now();
      endings = [
        environment.onSignal(hearSignal),
        environment.onWake(wake),
        environment.every(tickMs, tick),
        tabs.listen(hearTab),
      ];
      void askAtStart();
    },
    stop() {
      for (const ending of endings) ending();
      endings = [];
      phase = "leaving";
    },
    getSnapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    extend: () => (extending ??= sendExtension().finally(() => (extending = undefined))),
    logOut: () => (loggingOut ??= sendLogOut().finally(() => (loggingOut = undefined))),
  };
}
