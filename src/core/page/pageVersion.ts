import { checksum } from "./checksum.ts";
import { brandBlockId } from "#contract/pageElements.ts";

/**
 * The version of this page: a checksum of its brand block and of its scripts' names, which change with their content.
 * It differs after every deployment that changes one of them.
 */
export function pageVersion(page: Document = document): string {
  const brand = page.getElementById(brandBlockId)?.textContent ?? "";
  const scripts = [...page.querySelectorAll("script[src]")].map((script) => script.getAttribute("src"));
  return checksum(JSON.stringify([brand, scripts]));
}
