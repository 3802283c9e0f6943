import type { Page, Request } from "@playwright/test";

/** How long files may take to arrive, in ms. */
const timeoutMs = 20_000;

/** What a page draws with. */
const drawnKinds = new Set(["script", "stylesheet", "image", "font"]);

/** Resolves when fonts are in use and nothing is being drawn. For the page, so it uses nothing outside itself. */
async function waitUntilStill(): Promise<void> {
  await new Promise<void>((resolve) => {
    // A screen that counts down is never still.
    const limit = setTimeout(resolve, 3000);
    let still = setTimeout(() => undefined);
    const watch = () => {
      clearTimeout(still);
      // The boot script marks that the brand's fonts are in use.
      if (document.documentElement.dataset["fonts"] === undefined) return;
      still = setTimeout(() => {
        clearTimeout(limit);
        resolve();
      }, 150);
    };
    new MutationObserver(watch).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
    watch();
  });
  await document.fonts.ready;
}

/**
 * Watches the files of a page, from before it is first opened.
 * @param footerTimeoutMs how long the footer may take: it comes last, when the page is idle, and a page that cannot
 *   fetch it is shown without
 * @returns what resolves when everything has come that the page shows, with the brand's fonts; rejects when a file does
 *   not come within 20 s
 */
export function settlePage(page: Page, footerTimeoutMs = 5000): () => Promise<void> {
  const coming = new Set<Request>();
  page.on("request", (request) => {
    // What the page before waited for is of no interest, and its process can end without a word about it.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) coming.clear();
    if (drawnKinds.has(request.resourceType())) coming.add(request);
  });
  page.on("requestfinished", (request) => coming.delete(request));
  page.on("requestfailed", (request) => coming.delete(request));
  return async () => {
    const footer = page.locator("footer").first();
    await footer.waitFor({ state: "attached", timeout: footerTimeoutMs }).catch(() => undefined);
    const endsAt = Date.now() + timeoutMs;
    for (;;) {
      await page.evaluate(waitUntilStill);
      if (coming.size === 0) return;
      if (Date.now() > endsAt)
        throw new Error(`it still waits for ${[...coming].map((each) => each.url()).join(", ")}`);
    }
  };
}
