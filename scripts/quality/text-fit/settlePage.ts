import type { Page, Request } from "@playwright/test";

/** How long scripts may take to arrive, in ms. */
const timeoutMs = 20_000;

/**
 * Lets the parts that wait until the page is idle (`src/app/frame/loading/useWhenIdle.ts`) load at once: otherwise they
 * load after the measuring, or in the middle of it. For the page, so it uses nothing outside itself.
 */
export function endIdleWaits(): void {
  const wait = window.setTimeout.bind(window);
  const waitShortly = (act: TimerHandler, delayMs = 0, ...args: unknown[]) =>
    wait(act, delayMs > 1000 && delayMs <= 2000 ? 0 : delayMs, ...args);
  Object.assign(window, {
    setTimeout: waitShortly,
    requestIdleCallback: (act: IdleRequestCallback) => wait(() => act({ didTimeout: false, timeRemaining: () => 50 })),
    cancelIdleCallback: window.clearTimeout.bind(window),
  });
}

/** Resolves when fonts are in use and nothing is being drawn. For the page, so it uses nothing outside itself. */
async function waitUntilStill(): Promise<void> {
  await new Promise<void>((resolve) => {
    // A screen that counts down is never still.
    const limit = setTimeout(resolve, 3000);
    let still = setTimeout(() => undefined);
    const watch = () => {
      clearTimeout(still);
      // The boot script marks that the brand's fonts are in use. The footer is one of the late parts.
      if (document.documentElement.dataset["fonts"] === undefined || document.querySelector("footer") === null) return;
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
 * Watches the scripts of a page, from before it is first opened.
 * @returns what resolves when everything has come that the page shows, with the brand's fonts; rejects when a script
 *   does not come within 20 s
 */
export function settlePage(page: Page): () => Promise<void> {
  const coming = new Set<Request>();
  page.on("request", (request) => {
    if (request.resourceType() === "script") coming.add(request);
  });
  page.on("requestfinished", (request) => coming.delete(request));
  page.on("requestfailed", (request) => coming.delete(request));
  return async () => {
    const endsAt = Date.now() + timeoutMs;
    for (;;) {
      await page.evaluate(waitUntilStill);
      if (coming.size === 0) return;
      if (Date.now() > endsAt)
        throw new Error(`it still waits for ${[...coming].map((each) => each.url()).join(", ")}`);
    }
  };
}
