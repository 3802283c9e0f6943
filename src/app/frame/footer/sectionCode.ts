import { loadComponent } from "../loading/parts.ts";

let isSettled = false;
let fetching: Promise<void> | undefined;

/**
 * Fetches the code of the feedback section, which is above the footer on some pages. Never rejects.
 * @returns undefined when the code has been fetched already, or cannot be fetched
 */
export function fetchSectionCode(): Promise<void> | undefined {
  if (isSettled) return undefined;
  const settle = () => {
    isSettled = true;
  };
  return (fetching ??= loadComponent("PageTilbakemelding").then(settle, settle));
}
