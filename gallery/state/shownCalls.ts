import { createStore } from "#ui/store/createStore.ts";

/** More lines would cover the state. */
const callLimit = 2;

const calls = createStore<readonly string[]>([]);

const written = (value: unknown): string => {
  if (value instanceof Event || (typeof value === "object" && value !== null && "nativeEvent" in value)) return "…";
  return JSON.stringify(value) ?? String(value);
};

const add = (call: string): void => calls.set([...calls.get().slice(1 - callLimit), call]);

/** The last calls of callbacks and presses of links, shown at the foot of the gallery. */
export const shownCalls = {
  add,
  /** Removes all calls, when another entry is chosen. */
  clear: (): void => calls.set([]),
  /** A callback for a widget that shows how it was called: `onAccept({"statistics":"denied"})`. */
  callback:
    (name: string) =>
    (...values: readonly unknown[]): void =>
      add(`${name}(${values.map(written).join(", ")})`),
  get: calls.get,
  subscribe: calls.subscribe,
};
