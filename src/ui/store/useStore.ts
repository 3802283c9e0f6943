import { useSyncExternalStore } from "react";

/** A value that can be watched: a store (`createStore`), or something in the browser that changes. */
interface Watchable<Value> {
  readonly get: () => Value;
  /** Calls after each change. Returns a function that ends it. Must be the same function in each render. */
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * The value; draws again when it changes.
 * @param getOnServer The value on a server and during hydration. Default: the value at that moment.
 */
export function useStore<Value>({ subscribe, get }: Watchable<Value>, getOnServer: () => Value = get): Value {
  return useSyncExternalStore(subscribe, get, getOnServer);
}

/** It never changes: a browser stays one. */
const browser = { get: () => true, subscribe: () => () => {} };

/**
 * Whether a browser draws the component: no on a server, and no during hydration. For what a server cannot draw, for
 * example portals.
 */
export const useIsBrowser = (): boolean => useStore(browser, () => false);
