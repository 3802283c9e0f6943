import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/**
 * Whether this is the render that takes over what the build and the boot script have drawn, or the build's own. It must
 * give the same markup; what differs is shown right after it.
 */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
