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
