import { wellFormed } from "./wellFormed.ts";

/**
 * Encodes a value of the API as one segment of an address (spec: avtaler-35).
 *
 * @returns undefined for a value that is not a valid segment.
 */
export function urlSegment(value: string | undefined): string | undefined {
  const segment = value?.trim();
  // A browser reads "." and ".." as directions, however they are encoded.
  if (!segment || segment === "." || segment === "..") return undefined;
  return encodeURIComponent(wellFormed(segment));
}
