import { isOwnScript, pageVersionOf } from "#contract/pageVersion.ts";
import { brandBlockId } from "#contract/pageElements.ts";

/** The version of this page (`contract/pageVersion.ts`). */
export function pageVersion(page: Document = document): string {
  const brand = page.getElementById(brandBlockId)?.textContent ?? "";
  const scripts = [...page.querySelectorAll("script[src]")].map((script) => script.getAttribute("src") ?? "");
  return pageVersionOf(brand, scripts.filter(isOwnScript));
}
