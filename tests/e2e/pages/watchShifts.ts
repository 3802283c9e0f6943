import type { Page } from "@playwright/test";

/** Keeps how far the parts of each page move by themselves, from its start. Firefox and WebKit do not measure it. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    if (PerformanceObserver.supportedEntryTypes.includes("layout-shift"))
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: "layout-shift", buffered: true });
  });
}

/** How far the parts of this page have moved. */
export const shiftIn = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { shifts: readonly number[] }).shifts.reduce((sum, each) => sum + each, 0));
