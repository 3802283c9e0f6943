import { createStore } from "#ui/store/createStore.ts";

/** What an answer of the API says about the session. */
export type SessionSignal =
  | {
      readonly type: "expiry";
      /** When the request was sent, milliseconds since 1970. */
      readonly sentAt: number;
      /** Seconds from `sentAt`; 0 is expired. */
      readonly seconds: number;
    }
  | { readonly type: "unauthorized"; readonly sentAt: number };

const newest = createStore<SessionSignal | undefined>(undefined);

/** Calls with each signal. Returns a function that ends it. */
export function onSessionSignal(listener: (signal: SessionSignal) => void): () => void {
  return newest.subscribe((signal) => signal && listener(signal));
}

/** Passes on what an answer said about the session. */
export function emitSessionSignal(signal: SessionSignal): void {
  newest.set(signal);
}
