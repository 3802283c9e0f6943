import { useSyncExternalStore } from "react";
import type { ReadableStore } from "./createStore.ts";

/** The store's value; draws again when it changes. On a server it is the value at that moment. */
export function useStore<Value>({ subscribe, get }: ReadableStore<Value>): Value {
  return useSyncExternalStore(subscribe, get, get);
}
