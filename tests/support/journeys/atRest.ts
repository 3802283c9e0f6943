import type { Page } from "@playwright/test";

/** Waits until the page has run the code that it has, and drawn what came of it: for what must not be there by then. */
export const atRest = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestIdleCallback(() => requestAnimationFrame(() => requestIdleCallback(() => resolve())));
      }),
  );
