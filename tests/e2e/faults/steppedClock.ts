import type { Page } from "@playwright/test";
import { expect } from "#tests/support/journeys/journey.ts";

/** Late enough that the clock, which runs until it is stopped, has not got there yet. */
const startsAfterMs = 60_000;

/**
 * The clock of a page that only the test moves: no wait of the portal depends on the speed of the machine, or takes
 * time.
 */
export interface SteppedClock {
  /**
   * Moves the clock in small steps until something is so. `message`: what was waited for. `latestMs`: how long the
   * clock may have run then; it stops there, and the wait goes on. So a machine on which much is waited for gets no
   * later.
   */
  readonly until: (isSo: () => Promise<boolean>, message: string, latestMs?: number) => Promise<void>;
  /** How long the clock has run, in milliseconds. */
  readonly elapsedMs: () => Promise<number>;
  /** Moves the clock on until it has run for so many milliseconds. */
  readonly goTo: (elapsedMs: number) => Promise<void>;
}

/** Stops the clock of the pages that are opened from now on. */
export async function stepClock(page: Page): Promise<SteppedClock> {
  // As the simulator's: it counts its days from today.
  const installedAt = Date.now();
  const startAt = installedAt + startsAfterMs;
  await page.clock.install({ time: installedAt });
  await page.clock.pauseAt(startAt);
  const elapsedMs = async () => (await page.evaluate(() => Date.now())) - startAt;
  return {
    elapsedMs,
    until: (isSo, message, latestMs = Infinity) =>
      expect
        .poll(
          async () => {
            if (await isSo()) return true;
            if ((await elapsedMs()) < latestMs) await page.clock.runFor(100);
            return isSo();
          },
          { message, intervals: [20, 50, 100, 250] },
        )
        .toBe(true),
    goTo: async (target) => {
      const left = target - (await elapsedMs());
      if (left > 0) await page.clock.fastForward(left);
    },
  };
}
