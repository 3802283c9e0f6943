type Listener = () => void;

/** More lines would cover the state. */
const callLimit = 2;

let calls: readonly string[] = [];
let listeners: readonly Listener[] = [];

const written = (value: unknown): string => {
  if (value instanceof Event || (typeof value === "object" && value !== null && "nativeEvent" in value)) return "…";
  return JSON.stringify(value) ?? String(value);
};

function show(wanted: readonly string[]): void {
  calls = wanted;
  for (const listener of listeners) listener();
}

const add = (call: string): void => show([...calls.slice(1 - callLimit), call]);

/** The last calls of callbacks and presses of links, shown at the foot of the gallery. */
export const shownCalls = {
  add,
  /** Removes all calls, when another entry is chosen. */
  clear: (): void => show([]),
  /** A callback for a widget that shows how it was called: `onAccept({"statistics":"denied"})`. */
  callback:
    (name: string) =>
    (...values: readonly unknown[]): void =>
      add(`${name}(${values.map(written).join(", ")})`),
  current: () => calls,
  subscribe: (listener: Listener): (() => void) => {
    listeners = [...listeners, listener];
    return () => {
      listeners = listeners.filter((other) => other !== listener);
    };
  },
};
