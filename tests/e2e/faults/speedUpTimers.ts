import type { Page } from "@playwright/test";

/**
 * Shortens the waits of the portal to an eighth: before a retry (spec: http-11), and until the page counts as idle.
 * Tests with a faked clock prove the length of these waits. The timeouts of calls, of which the shortest is 5 seconds,
 * are unchanged.
 */
export const speedUpTimers = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const wait = window.setTimeout.bind(window);
    Object.assign(window, {
      setTimeout: (act: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) =>
        wait(act, ms >= 400 && ms < 5_000 ? ms / 8 : ms, ...args),
    });
  });
