import { useStore } from "./useStore.ts";

/** It never changes: a browser stays one. */
const browser = { get: () => true, subscribe: () => () => {} };

/**
 * Whether a browser draws the component: no on a server, and no during hydration. For what a server cannot draw, for
 * example portals.
 */
export const useIsBrowser = (): boolean => useStore(browser, () => false);
