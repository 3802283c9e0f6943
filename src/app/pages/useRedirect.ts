import { useEffect } from "react";

const replaceLocation = (address: string) => window.location.replace(address);

/** Sends the browser on to another application at this origin; 'back' does not come here again. */
export function useRedirect(path: `/privat/forsikring/${string}`, replace = replaceLocation): void {
  useEffect(() => replace(path), [path, replace]);
}
