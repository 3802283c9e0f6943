import type { Page } from "@playwright/test";

/**
 * Lets the portal wait an eighth of what it waits before it tries again, and before it fetches what comes at rest (spec: http-11). How long those
 * waits are is proved with a faked clock; here it is what comes after them that counts. Time-outs of calls stay as they are.
 */
export const speedUpTimers = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const wait = window.setTimeout.bind(window);
    Object.assign(window, {
      setTimeout: (act: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) =>
        wait(act, ms >= 400 && ms <= 5_000 ? ms / 8 : ms, ...args),
    });
  });
