import { startDeadline } from "./deadline.ts";
import type { BrandBlock } from "#contract/brandBlock.ts";
import { isLanguage, type Language } from "#contract/pageLanguage.ts";
import { brandBlockElement } from "#contract/pageElements.ts";

/** What an index.html says about itself. */
export interface ReadPage {
  readonly language: Language;
  readonly block: BrandBlock;
  /** The address of its code. Pages of one release have the same. */
  readonly main: string;
}

/**
 * Reads an index.html of the portal. It is read as text, since the page's policy forbids making elements of it. The
 * build writes these elements in this form, with no `<` inside the block.
 * @throws when it is another page, for example the error page of a proxy.
 */
export function readPage(html: string): ReadPage {
  const [, language] = /<html lang="(\w+)"/.exec(html) ?? [];
  const [, main = ""] = /<script type="module" src="([^"]+)"/.exec(html) ?? [];
  const [, , block] = brandBlockElement.exec(html) ?? [];
  if (!isLanguage(language) || block === undefined) throw new Error("Not a page of the portal");
  return { language, main, block: JSON.parse(block) as BrandBlock };
}

const timeoutMs = 20_000;

/**
 * Fetches index.html of this address as it is now, as text.
 * @throws when it cannot be fetched: without a network, too late, or when the server has no page there.
 */
export async function fetchPage(): Promise<string> {
  const deadline = startDeadline(timeoutMs, new Error(`No page within ${timeoutMs} ms`), undefined);
  try {
    const { origin, pathname } = window.location;
    const answer = await fetch(origin + pathname, {
      credentials: "same-origin",
      cache: "no-cache",
      signal: deadline.signal,
    });
    if (!answer.ok) throw new Error(`The page was answered with ${answer.status}`);
    return await deadline.race(answer.text());
  } finally {
    deadline.clear();
  }
}
