/** A value that can be watched, framework-free. React reads it with `useStore`. */
export interface ReadableStore<Value> {
  /** The value as it is now. */
  readonly get: () => Value;
  /** Calls after each change. Returns a function that ends it. */
  readonly subscribe: (listener: (value: Value) => void) => () => void;
}

/** A store that its owner writes. */
export interface Store<Value> extends ReadableStore<Value> {
  /** Replaces the value and notifies every listener, also when the value is the same. */
  readonly set: (next: Value) => void;
  /** Whether the store has a listener. */
  readonly hasListeners: () => boolean;
}

/** Makes a store that holds `first`. */
export function createStore<Value>(first: Value): Store<Value> {
  const listeners = new Set<(value: Value) => void>();
  let value = first;
  return {
    get: () => value,
    set(next) {
      value = next;
      for (const listener of listeners) listener(next);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    hasListeners: () => listeners.size > 0,
  };
}
