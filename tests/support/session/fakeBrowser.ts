import type { SessionSignal } from "#core/http/sessionSignal.ts";
import type { SessionDeps } from "#core/session/sessionDeps.ts";
import type { TabMessage } from "#core/session/tabMessage.ts";

/** One tab. */
export interface FakeTab {
  readonly deps: SessionDeps;
  /** Addresses to which it was sent, the newest last; a reload is `reload`. */
  readonly left: readonly string[];
  isPageHidden(): boolean;
  /** The customer has asked to leave: nothing may reload the page. */
  isBeingLeft(): boolean;
  /** An answer of the API carried a session signal. */
  signal(signal: SessionSignal): void;
  /** The page is left, and the browser keeps it for the way back. */
  putAway(): void;
  /** The tab is visible again, or comes out of the back/forward cache. */
  wake(isRestored?: boolean): void;
  /** The network is back. */
  goOnline(): void;
  /** Stops its timers and its messages from other tabs, as on a laptop that sleeps. */
  sleep(): void;
}

/** One browser with one clock and several tabs. */
export interface FakeBrowser {
  openTab(): FakeTab;
  /** Moves the clock forward, tick by tick. */
  pass(ms: number): Promise<void>;
  /** Sets the clock without a tick. */
  setClock(now: number): void;
  now(): number;
}

/** Runs all pending promise callbacks. */
export async function settle(): Promise<void> {
  for (let round = 0; round < 20; round += 1) await Promise.resolve();
}

/** Makes a browser at time 1,000,000 without tabs. */
export function fakeBrowser(): FakeBrowser {
  let now = 1_000_000;
  const tabs: { receive: (message: TabMessage) => void; tick: () => void; isAsleep: boolean }[] = [];

  function openTab(): FakeTab {
    const tab = { receive: (_: TabMessage): void => undefined, tick: (): void => undefined, isAsleep: false };
    const left: string[] = [];
    let isPageHidden = false;
    let isBeingLeft = false;
    let signal = (_: SessionSignal): void => undefined;
    let putAway = (): void => undefined;
    let wake = (_: boolean): void => undefined;
    let goOnline = (): void => undefined;
    tabs.push(tab);
    const deps: SessionDeps = {
      now: () => now,
      every(_, tick) {
        tab.tick = tick;
        return () => (tab.tick = () => undefined);
      },
      tabs: {
        send(message) {
          for (const other of tabs) if (other !== tab && !other.isAsleep) other.receive(message);
        },
        listen(receive) {
          tab.receive = receive;
          return () => (tab.receive = () => undefined);
        },
      },
      onSignal(listener) {
        signal = listener;
        return () => (signal = () => undefined);
      },
      onPutAway(listener) {
        putAway = listener;
        return () => (putAway = () => undefined);
      },
      onWake(listener) {
        wake = listener;
        return () => (wake = () => undefined);
      },
      onOnline(listener) {
        goOnline = listener;
        return () => (goOnline = () => undefined);
      },
      setPageHidden: (isHidden) => (isPageHidden = isHidden),
      beginLeaving: () => (isBeingLeft = true),
      leaveTo: (address) => left.push(address),
      reload: () => left.push("reload"),
    };
    return {
      deps,
      left,
      isPageHidden: () => isPageHidden,
      isBeingLeft: () => isBeingLeft,
      signal: (received) => signal(received),
      putAway() {
        putAway();
        tab.isAsleep = true;
      },
      wake(isRestored = false) {
        tab.isAsleep = false;
        wake(isRestored);
      },
      goOnline: () => goOnline(),
      sleep: () => (tab.isAsleep = true),
    };
  }

  return {
    openTab,
    async pass(ms) {
      for (const end = now + ms; now < end;) {
        now += Math.min(1000, end - now);
        for (const tab of tabs) if (!tab.isAsleep) tab.tick();
        await settle();
      }
    },
    setClock: (time) => (now = time),
    now: () => now,
  };
}
