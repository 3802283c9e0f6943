import { createStore } from "../store/createStore.ts";

const text = createStore("");

/**
 * The text that the page's `Announcer` announces. A store, since the component that announces is often removed a moment
 * later.
 */
export const announcements = {
  /** Announces `next` once. The same text again is announced again. */
  announce(next: string): void {
    // A trailing no-break space makes a repeated text a change, and is not read out.
    text.set(next === text.get() ? `${next}\u00a0` : next);
  },
  subscribe: text.subscribe,
  get: text.get,
};
