import type { BrandBlock } from "#contract/brandBlock.ts";
import { brandBlockId } from "#contract/pageElements.ts";

/**
 * Reads the brand block that the build has put into the page.
 * @throws when the page has no brand block: it was not stamped.
 */
export function readBrandBlock(page: Document = document): BrandBlock {
  const text = page.getElementById(brandBlockId)?.textContent;
  if (!text) throw new Error("No brand block");
  return JSON.parse(text) as BrandBlock;
}
