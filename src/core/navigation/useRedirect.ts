import { useEffect, useRef } from "react";
import { openUrl } from "./openUrl.ts";

const replacePage = (address: string): void => {
  openUrl(address, { replaces: true });
};

/**
 * Sends this tab to another application, once. This page is replaced in the history, so that 'back' skips it.
 * @param address undefined: not yet known.
 */
export function useRedirect(address: string | undefined, replace = replacePage): void {
  const isSent = useRef(false);
  useEffect(() => {
    if (address === undefined || isSent.current) return;
    isSent.current = true;
    replace(address);
  }, [address, replace]);
}
