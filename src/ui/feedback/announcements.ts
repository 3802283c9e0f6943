import { createStore } from "../store/createStore.ts";
import { spokenAgain } from "./spokenAgain.ts";

const text = createStore("");

/**
 * The text that the page's `Announcer` announces. A store, since the component that announces is often removed a moment
 * later.
 */
export const announcements = {
  /** Announces `next` once. The same text again is announced again. */
  announce(next: string): void {
    text.set(spokenAgain(next, text.get()));
  },
  subscribe: text.subscribe,
  get: text.get,
};
