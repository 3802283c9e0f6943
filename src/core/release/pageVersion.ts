import { checksum } from "./checksum.ts";

/**
 * A mark of what this page is made of: its brand and its scripts, whose names change with their content. A new deployment
 * has another mark.
 */
export function pageVersion(page: Document = document): string {
  const brand = page.getElementById("brand")?.textContent ?? "";
  const scripts = [...page.querySelectorAll("script[src]")].map((script) => script.getAttribute("src"));
  return checksum(JSON.stringify([brand, scripts]));
}
