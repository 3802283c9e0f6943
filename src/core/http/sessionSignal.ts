/** What the answers of the API tell about the session. */
export type SessionSignal =
  | {
      readonly type: "expiry";
      /** When the request was sent, milliseconds since 1970. */
      readonly sentAt: number;
      /** Seconds from `sentAt`; 0 is expired. */
      readonly seconds: number;
    }
  | { readonly type: "unauthorized"; readonly sentAt: number };

type Listener = (signal: SessionSignal) => void;

const listeners = new Set<Listener>();

/** Listens to what answers tell about the session. Returns a function that ends it. */
export function onSessionSignal(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells the session what an answer said. */
export function emitSessionSignal(signal: SessionSignal): void {
  for (const listener of listeners) listener(signal);
}
