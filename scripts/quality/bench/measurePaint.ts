import type { Browser, Page } from "@playwright/test";
import { setTimeout } from "node:timers/promises";
import { consentCookie } from "../browser/consentCookie.ts";
import { measuredBrand } from "./measuredBrand.ts";

/** Figures of one visit with an empty cache on a slow phone. */
export interface ContentTimes {
  /** Until the first agreement card is painted. */
  readonly firstCardMs: number;
  /** Cumulative layout shift: the sum of all shifts that no input caused. */
  readonly layoutShift: number;
}

/** 1.6 Mbit/s down, 750 kbit/s up, in bytes a second, and 150 ms there and back; a processor four times slower. */
const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1_000_000) / 8,
  uploadThroughput: 750_000 / 8,
};
const processorSlowdown = 4;

interface Marks {
  firstCardMs: number | undefined;
  layoutShift: number;
}

/** Runs in the page before anything else. `cardText`: a text of the first agreement card. */
function watch(cardText: string): void {
  const marks: Marks = { firstCardMs: undefined, layoutShift: 0 };
  Object.assign(window, { paintMarks: marks });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) marks.layoutShift += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
  const observer = new MutationObserver(() => {
    if (document.body === null || !document.body.textContent.includes(cardText)) return;
    observer.disconnect();
    // The frame in which the card is painted.
    requestAnimationFrame(() => (marks.firstCardMs = performance.now()));
  });
  observer.observe(document, { childList: true, subtree: true, characterData: true });
}

/** Waits for fonts and idle work, since late layout shifts count too. */
async function settle(): Promise<void> {
  await document.fonts.ready;
  await new Promise((resolve) => window.setTimeout(resolve, 1000));
  await new Promise((resolve) => requestIdleCallback(resolve));
}

/** Visits the portal once with an empty cache, as a customer who is logged in already and has answered the cookie dialog. */
async function visit<T>(
  browser: Browser,
  origin: string,
  base: string,
  measure: (page: Page, go: () => Promise<unknown>) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    await context.addCookies([consentCookie(measuredBrand.consentCookie, origin, "denied")]);
    const page = await context.newPage();
    const query = new URLSearchParams({ kunde: "vanlig", vei: "nettbank", til: base });
    // Only the cookies: following the link to the portal would fill the cache.
    await page.goto(`${origin}/simulator/control`);
    await page.evaluate(
      (link) => fetch(link, { redirect: "manual" }).then(() => undefined),
      `/simulator/logg-inn?${query}`,
    );
    const devtools = await context.newCDPSession(page);
    await devtools.send("Network.enable");
    await devtools.send("Network.emulateNetworkConditions", slowNetwork);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: processorSlowdown });
    return await measure(page, () => page.goto(`${origin}${base}`, { waitUntil: "commit" }));
  } finally {
    await context.close();
  }
}

const readFirstPaint = () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime;

/** Milliseconds until the first paint. Polls rarely, since polling slows the page. */
export const measureFirstPaint = (browser: Browser, origin: string, base: string): Promise<number> =>
  visit(browser, origin, base, async (page, go) => {
    await go();
    for (;;) {
      await setTimeout(2000);
      const firstPaintMs = await page.evaluate(readFirstPaint);
      if (firstPaintMs !== undefined) return firstPaintMs;
    }
  });

/** The time of the first agreement card, and the layout shift. */
export const measureContent = (browser: Browser, origin: string, base: string): Promise<ContentTimes> =>
  visit(browser, origin, base, async (page, go) => {
    // The number plate of the customer's car is on the first card only.
    await page.addInitScript(watch, "XX 00051, stasjonsvogn");
    await go();
    // By default it polls in every frame, which slows the measured page.
    const rarely = { polling: 500 };
    await page.waitForFunction(() => (window as unknown as { paintMarks: Marks }).paintMarks.firstCardMs, null, rarely);
    await page.evaluate(settle);
    const { firstCardMs, layoutShift } = await page.evaluate(
      () => (window as unknown as { paintMarks: Marks }).paintMarks,
    );
    if (firstCardMs === undefined) throw new Error("The agreements were never shown.");
    return { firstCardMs, layoutShift };
  });

/** The middle of some numbers; of an even count, the mean of the middle two. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  if (low === undefined || high === undefined) throw new Error("An empty list has no median.");
  return (low + high) / 2;
}
