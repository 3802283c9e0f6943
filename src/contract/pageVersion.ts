import { checksum } from "./checksum.ts";

/**
 * The version of a page: a checksum of its brand block and of the addresses of its scripts, which change with their
 * content. It differs after every deployment that changes one of them, and in each language of a brand.
 * @param brandBlock the JSON in the page
 * @param scripts the attribute `src` of each script of the portal's own, in their order
 */
export const pageVersionOf = (brandBlock: string, scripts: readonly string[]): string =>
  checksum(JSON.stringify([brandBlock, scripts]));

/** Whether a script is the portal's own: the opt-in service adds one of another host later. */
export const isOwnScript = (src: string): boolean => /^\/(?!\/)/.test(src);
