import { createStore } from "../store/createStore.ts";

const text = createStore("");

/** What the page's `Announcer` speaks. A store, since the component that speaks is often gone a moment later. */
export const announcements = {
  /** Speaks `next` once. The same text again is spoken again. */
  announce(next: string): void {
    // A trailing no-break space makes a repeated text a change, and is not spoken.
    text.set(next === text.get() ? `${next}\u00a0` : next);
  },
  subscribe: text.subscribe,
  get: text.get,
};
