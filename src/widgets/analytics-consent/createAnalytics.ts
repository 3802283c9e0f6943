import { createStore, type ReadableStore } from "#ui/store/createStore.ts";
import {
  type AnalyticsConsent,
  type AnalyticsInput,
  type AnalyticsState,
  analyticsStep,
  unansweredState,
} from "./analyticsState.ts";

/** Sends events to the analytics service. */
export interface AnalyticsTransport<Event> {
  /** Sends one event. */
  send(tracked: Event): void;
  /** Stops sending, and deletes what it knows about the user. */
  stop(): void;
}

/** The application around analytics. */
export interface AnalyticsDeps<Event> {
  /** Whether the user has opted in now: `readAnalyticsConsent`, or one of your own. Must not throw. */
  readConsent(): AnalyticsConsent;
  /**
   * Fetches the service's library. Called after an opt-in only. When that has failed, it is called again after the next
   * opt-in; when it has failed without a network, with the next event.
   */
  loadTransport(): Promise<AnalyticsTransport<Event>>;
  /** Removes everything that the library may have stored in the browser, in this visit or an earlier one. */
  clearStorage(): void;
  /** Called with the first error of the library, or of fetching it. Analytics breaks nothing else. Default: nothing. */
  onError?(error: unknown): void;
}

/** Analytics, framework-free. */
export interface Analytics<Event> extends ReadableStore<AnalyticsState<Event>> {
  /** Something happened. */
  readonly track: (tracked: Event) => void;
  /** The consent may have changed: reads it again, and acts on it at once. */
  readonly refresh: () => void;
  /** Stops sending, also when the library loads later. Returns the events that were not sent. */
  readonly end: () => readonly Event[];
}

/** Starts analytics for one visit. The library is fetched when there is a consent and something to send. */
export function createAnalytics<Event>(deps: AnalyticsDeps<Event>): Analytics<Event> {
  const store = createStore<AnalyticsState<Event>>(unansweredState);
  let transport: AnalyticsTransport<Event> | undefined;
  let isLoading = false;
  /** The library could not be fetched although there was a network, as when a filter blocks it. */
  let isBlocked = false;
  let hasReported = false;
  let isEnded = false;

  const dispatch = (input: AnalyticsInput<Event>): void => store.set(analyticsStep(store.get(), input));

  /** Analytics must not break the page: events are tracked inside event handlers and while a page renders. */
  function attempt(act: () => void): void {
    try {
      act();
    } catch (error) {
      reportOnce(error);
    }
  }

  function reportOnce(error: unknown): void {
    if (!hasReported) deps.onError?.(error);
    hasReported = true;
  }

  function flush(): void {
    const { consent, waiting } = store.get();
    // After `end()` the waiting events belong to the caller and must not be sent here too.
    if (isEnded) return;
    if (consent !== "OPTED_IN" || waiting.length === 0) return;
    const ready = transport;
    if (ready === undefined) return void load();
    dispatch({ type: "sent" });
    for (const tracked of waiting) attempt(() => ready.send(tracked));
  }

  async function load(): Promise<void> {
    if (isLoading || isBlocked) return;
    isLoading = true;
    try {
      transport = await deps.loadTransport();
    } catch (error) {
      // The customer misses nothing. What a filter blocks is not fetched again with each event.
      isBlocked = navigator.onLine;
      return reportOnce(error);
    } finally {
      isLoading = false;
    }
    flush();
  }

  function refresh(): void {
    const consent = deps.readConsent();
    if (consent !== store.get().consent) {
      dispatch({ type: "consentRead", consent });
      isBlocked = false;
    }
    if (consent !== "OPTED_IN") attempt(() => transport?.stop());
    if (consent === "OPTED_OUT") deps.clearStorage();
    flush();
  }

  refresh();
  return {
    track(tracked) {
      dispatch({ type: "tracked", tracked });
      flush();
    },
    refresh,
    get: store.get,
    subscribe: store.subscribe,
    end() {
      isEnded = true;
      return store.get().waiting;
    },
  };
}
