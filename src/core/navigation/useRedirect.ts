import { useEffect, useRef } from "react";
import { openUrl } from "./openUrl.ts";

const replacePage = (address: string): void => {
  openUrl(address, { tenant: { nativeBridge: "none" }, kind: "web", replaces: true });
};

/**
 * Sends this tab on to another application, once; 'back' does not come here again.
 * @param address undefined: not now.
 */
export function useRedirect(address: string | undefined, replace = replacePage): void {
  const isSent = useRef(false);
  useEffect(() => {
    if (address === undefined || isSent.current) return;
    isSent.current = true;
    replace(address);
  }, [address, replace]);
}
