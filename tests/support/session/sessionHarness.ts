import { beforeEach, vi } from "vitest";
import { showReportsInConsole } from "#core/errorReporting/report.ts";

import { createSessionStore, type SessionOptions, type SessionStore } from "#core/session/sessionStore.ts";
import { type FakeBrowser, fakeBrowser, type FakeTab, settle } from "./fakeBrowser.ts";

type Tenant = SessionOptions["tenant"];

/** A brand that goes to its own URL after logging out. */
export const configured: Tenant = {
  logout: { behaviour: "configured-url", url: "/ut" },
  urls: { timeout: "/tidsavbrudd" },
  allowedHosts: ["bank.example"],
};

/** A brand that goes to the URL that the logout returns. */
export const returned: Tenant = { ...configured, logout: { behaviour: "returned-url", url: "/ut" } };

/** The server's state. All tabs of the browser share one cookie, so one session. */
export interface SessionServer {
  sessionId: string | undefined;
  logoutUrl: string | undefined;
  /** Seconds until expiry in its answers; undefined: they carry none. */
  ttl: number | undefined;
  isDown: boolean;
  /** Number of calls of `session-status`. */
  asked: number;
  /** Number of calls of `extend-session`. */
  extended: number;
}

/** A tab with its own session store. */
export interface SessionTab extends FakeTab {
  readonly store: SessionStore;
  readonly forget: ReturnType<typeof vi.fn>;
  readonly onLogIn: ReturnType<typeof vi.fn>;
  readonly onRebind: ReturnType<typeof vi.fn>;
  status(): string;
  secondsLeft(): number | undefined;
  /** An answer says that the session ends in so many seconds. */
  receiveExpiry(seconds: number, sentAt?: number): void;
}

/** The browser, the server and the tabs of the running test. */
export interface SessionHarness {
  readonly server: SessionServer;
  readonly browser: () => FakeBrowser;
  /** Opens a tab and starts its session. */
  readonly open: (tenant?: Tenant) => Promise<SessionTab>;
}

const freshServer = (): SessionServer => ({
  sessionId: "a",
  logoutUrl: "https://bank.example/ute",
  ttl: undefined,
  isDown: false,
  asked: 0,
  extended: 0,
});

/** A browser with its own clock and a server that the test controls. Call it once, at the top of the file. */
export function sessionHarness(): SessionHarness {
  const server = freshServer();
  let browser = fakeBrowser();
  beforeEach(() => {
    showReportsInConsole(false);
    browser = fakeBrowser();
    Object.assign(server, freshServer());
  });

  async function open(tenant: Tenant = configured): Promise<SessionTab> {
    const tab = browser.openTab();
    const receiveExpiry = (seconds: number, sentAt = browser.now()): void =>
      tab.signal({ type: "expiry", sentAt, seconds });
    const answer = async <Value>(value: () => Value): Promise<Value> => {
      const sentAt = browser.now();
      await Promise.resolve();
      if (server.isDown) throw new TypeError("Failed to fetch");
      if (server.ttl !== undefined) receiveExpiry(server.ttl, sentAt);
      return value();
    };
    const forget = vi.fn();
    const onLogIn = vi.fn();
    const onRebind = vi.fn();
    const store = createSessionStore({
      tenant,
      deps: tab.deps,
      onLogIn,
      onRebind,
      forget,
      calls: {
        askStatus() {
          server.asked += 1;
          return answer(() => server.sessionId);
        },
        extend() {
          server.extended += 1;
          return answer(() => server.sessionId);
        },
        logOut: () => answer(() => server.logoutUrl),
      },
    });
    store.start();
    await settle();
    return {
      ...tab,
      store,
      forget,
      onLogIn,
      onRebind,
      receiveExpiry,
      status: () => store.session().status,
      secondsLeft() {
        const warning = store.warning();
        return warning.status === "shown" ? warning.secondsLeft : undefined;
      },
    };
  }

  return { server, browser: () => browser, open };
}
