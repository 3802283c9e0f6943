import { onSessionSignal, type SessionSignal } from "../http/sessionSignal.ts";
import { basePath } from "#contract/basePath.ts";
import { openUrl } from "../navigation/openUrl.ts";
import { beginLeaving } from "../page/leaving.ts";
import { setPageHidden } from "./setPageHidden.ts";
import { openTabChannel, type TabChannel } from "./tabChannel.ts";

/** The outside world as the session sees it. Tests pass their own. */
export interface SessionDeps {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls `tick` at this interval. Returns a function that ends it. */
  every(intervalMs: number, tick: () => void): () => void;
  readonly tabs: TabChannel;
  /** Calls with what answers say about the session. Returns a function that ends it. */
  onSignal(listener: (signal: SessionSignal) => void): () => void;
  /** Calls when the page is left and the browser may keep it for the way back. Returns a function that ends it. */
  onPutAway(listener: () => void): () => void;
  /**
   * Calls when the page is visible again; `isRestored` when it comes out of the back/forward cache. Returns a function
   * that ends it.
   */
  onWake(wake: (isRestored: boolean) => void): () => void;
  /** Calls when there is a network again. Returns a function that ends it. */
  onOnline(listener: () => void): () => void;
  /** Hides the page, or shows it again (setPageHidden.ts). */
  setPageHidden(isHidden: boolean): void;
  /** The customer has asked to leave: until the page is left, nothing may reload it (leaving.ts). */
  beginLeaving(): void;
  /** Leaves the portal, as soon as there is a network. The address is from the descriptor, or has been checked. */
  leaveTo(address: string): void;
  reload(): void;
}

/** The browser. */
export function browserDeps(): SessionDeps {
  return {
    now: () => Date.now(),
    every(intervalMs, tick) {
      // Not an interval: tests stop the clock of timeouts only (vite.config.ts).
      let timer = setTimeout(function next() {
        timer = setTimeout(next, intervalMs);
        tick();
      }, intervalMs);
      return () => clearTimeout(timer);
    },
    tabs: openTabChannel(),
    onSignal: onSessionSignal,
    onPutAway(listener) {
      const onPageHide = (event: PageTransitionEvent): void => {
        if (event.persisted) listener();
      };
      window.addEventListener("pagehide", onPageHide);
      return () => window.removeEventListener("pagehide", onPageHide);
    },
    onWake(wake) {
      const onVisible = (): void => {
        if (document.visibilityState === "visible") wake(false);
      };
      const onPageShow = (event: PageTransitionEvent): void => wake(event.persisted);
      document.addEventListener("visibilitychange", onVisible);
      window.addEventListener("pageshow", onPageShow);
      return () => {
        document.removeEventListener("visibilitychange", onVisible);
        window.removeEventListener("pageshow", onPageShow);
      };
    },
    onOnline(listener) {
      window.addEventListener("online", listener);
      return () => window.removeEventListener("online", listener);
    },
    setPageHidden,
    beginLeaving,
    leaveTo(address) {
      const leave = (): void => {
        if (!openUrl(address)) window.location.assign(basePath);
      };
      if (navigator.onLine) leave();
      else window.addEventListener("online", leave, { once: true });
    },
    reload: () => window.location.reload(),
  };
}
