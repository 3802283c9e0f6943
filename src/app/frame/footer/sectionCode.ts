import { loading } from "#app/loading.ts";
import { fetchPart } from "../loading/loadChunk.ts";

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
  return (fetching ??= fetchPart(loading.PageTilbakemelding).then(settle, settle));
}
