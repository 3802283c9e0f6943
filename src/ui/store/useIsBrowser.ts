import { useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * Whether a browser draws the component: no on a server, and no during hydration. For what a server cannot draw, for
 * example portals.
 */
export const useIsBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
