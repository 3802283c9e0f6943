import { useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * Whether a browser draws the component: no on a server, and no while the markup of a server is taken over. For what a
 * server cannot draw, for example portals.
 */
export const useIsBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
