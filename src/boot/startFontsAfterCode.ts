import { startFonts } from "#core/page/startFonts.ts";
import { pageParsed } from "./pageParsed.ts";

/** Resolves when a preloaded file has loaded or failed. */
const arrived = (link: HTMLLinkElement): Promise<void> =>
  new Promise((resolve) => {
    if (performance.getEntriesByName(link.href).length > 0) resolve();
    for (const event of ["load", "error"]) link.addEventListener(event, () => resolve(), { once: true });
  });

/**
 * Once the code has arrived, the network is idle while the processor runs it: the time to fetch the fonts. In a reload
 * all files are there at once, and a new layout with other fonts would hold back the first cards.
 * @param drawn resolves when the boot script has nothing left to draw. Without an answer the portal starts the fonts.
 */
export async function startFontsAfterCode(drawn: Promise<void>): Promise<void> {
  await pageParsed();
  await drawn;
  await Promise.all([...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')].map(arrived));
  startFonts();
}
