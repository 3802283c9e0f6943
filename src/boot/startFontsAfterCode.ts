import { startFonts } from "#core/page/startFonts.ts";
import { pageParsed } from "./pageParsed.ts";

/** Resolves when a preloaded file has loaded or failed. */
const arrived = (link: HTMLLinkElement): Promise<void> =>
  new Promise((resolve) => {
    if (performance.getEntriesByName(link.href).length > 0) resolve();
    for (const event of ["load", "error"]) link.addEventListener(event, () => resolve(), { once: true });
  });

/**
 * Fetches the fonts when the code has arrived: while the processor runs the code, the network is idle. In a reload all
 * files come from the cache at once, and a new layout with other fonts would delay the first cards.
 * @param drawn resolves when the boot script has nothing left to draw. Without an answer the portal starts the fonts.
 */
export async function startFontsAfterCode(drawn: Promise<void>): Promise<void> {
  await pageParsed();
  await drawn;
  await Promise.all([...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')].map(arrived));
  startFonts();
}
