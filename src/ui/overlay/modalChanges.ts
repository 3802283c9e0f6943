import { createStore } from "../store/createStore.ts";

/** Notifies when a `Modal` has opened, or has closed and is about to leave the page. Has no value. */
export const modalChanges = createStore<undefined>(undefined);
