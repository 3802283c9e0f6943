import { useContext } from "react";
import { DrawnAvtaler } from "./DrawnAvtaler.ts";

/**
 * Whether this is the render that hydrates what the build and the boot script have drawn, or the build's own. It must
 * give the same markup; what differs is shown right after it, in slices.
 */
export const useIsHydrating = (): boolean => useContext(DrawnAvtaler) !== undefined;
