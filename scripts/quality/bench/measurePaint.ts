import type { Browser, Page } from "@playwright/test";
import { setTimeout as sleep } from "node:timers/promises";
import { baseFolder } from "#contract/basePath.ts";
import { rootId } from "#contract/pageElements.ts";
import { consentCookie } from "#tests/support/browser/consentCookie.ts";
import { measuredBrand } from "./BenchRow.ts";
import { logInUnseen, slowDown } from "./slowPhone.ts";

/** Figures of one load of the overview on a slow phone. Times in milliseconds since the navigation. */
export interface PaintTimes {
  readonly firstPaintMs: number;
  /** Until the text that was waited for is painted. */
  readonly textMs: number;
  /**
   * What no code of the page can avoid before that text: until the document is there and its script asks, then the calls,
   * one after the other.
   */
  readonly unavoidableMs: number;
  /**
   * Total blocking time: of each task, what is over 50 ms. From the navigation on, since a page that paints late has
   * been blocked before that.
   */
  readonly blockedMs: number;
}

/** Who visits, and what is measured. */
interface VisitOptions {
  readonly origin: string;
  readonly customer: string;
  /** The text whose time is measured: one of the first agreement card, for example. */
  readonly text: string;
  /** What the device asks for. Default: light. */
  readonly colorScheme?: "light" | "dark";
}

interface Marks {
  textMs: number | undefined;
  /** In ms. */
  readonly tasks: number[];
}

/** The calls whose answers the first card needs, one after the other. */
const callsBeforeCards = ["GET /auth/session-status", "GET /avtaleoversikt/avtaler"].map((call) => call.slice(4));

/** The function through which a page says that the text was painted. */
const reportName = "reportTextPainted";

interface Watched {
  readonly text: string;
  readonly rootId: string;
  readonly reportName: string;
}

/** Runs in the page before anything else. */
function watch({ text, rootId: id, reportName: report }: Watched): void {
  const marks: Marks = { textMs: undefined, tasks: [] };
  Object.assign(window, { paintMarks: marks });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) marks.tasks.push(duration);
  }).observe({ type: "longtask", buffered: true });
  const observer = new MutationObserver(() => {
    if (!document.getElementById(id)?.textContent.includes(text)) return;
    observer.disconnect();
    // The frame in which the text is painted.
    requestAnimationFrame(() => {
      marks.textMs = performance.now();
      (window as unknown as Record<string, () => void>)[report]?.();
    });
  });
  observer.observe(document, { childList: true, subtree: true, characterData: true });
}

/** Waits for fonts, idle work and the store of answers, since late shifts and late tasks count too. */
async function settle(): Promise<void> {
  await document.fonts.ready;
  await new Promise((resolve) => requestIdleCallback(resolve));
}

/** A page without a request that began or ended for so many ms has loaded all that it loads by itself. */
const quietMs = 2000;

/** Resolves when no request has begun or ended for `quietMs`. */
function watchNetwork(page: Page): () => Promise<void> {
  let last = performance.now();
  const note = (): void => void (last = performance.now());
  page.on("request", note);
  page.on("requestfinished", note);
  page.on("requestfailed", note);
  return async () => {
    for (let still = 0; still < quietMs; still = performance.now() - last) await sleep(quietMs - still);
  };
}

/** After how long a text that does not come ends the measuring. */
const longestMs = 60_000;

interface Waits {
  /** Until the page has painted the text. */
  readonly painted: () => Promise<void>;
  /** Until the network is quiet. */
  readonly quiet: () => Promise<void>;
}

/**
 * Loads the overview by `load`, and waits until it is idle: the first card is there long before the last section, whose
 * work would otherwise be in the way of a reload.
 */
async function measureLoad(page: Page, load: () => Promise<unknown>, waits: Waits): Promise<PaintTimes> {
  const painted = waits.painted();
  await load();
  await painted;
  await waits.quiet();
  await page.evaluate(settle);
  const { textMs, firstPaintMs, calls, tasks } = await page.evaluate(
    (chain) => ({
      ...(window as unknown as { paintMarks: Marks }).paintMarks,
      firstPaintMs: performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
      calls: (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
        .filter(({ name }) => chain.some((path) => name.endsWith(path)))
        .map(({ startTime, duration }) => ({ startTime, duration })),
    }),
    callsBeforeCards,
  );
  if (textMs === undefined || firstPaintMs === undefined) throw new Error("The page was never painted.");
  // A reload draws stored agreements, and asks for them afterwards.
  const needed = calls.filter(({ startTime, duration }) => startTime + duration <= textMs);
  return {
    firstPaintMs,
    textMs,
    unavoidableMs:
      Math.min(...needed.map(({ startTime }) => startTime)) + needed.reduce((sum, { duration }) => sum + duration, 0),
    blockedMs: tasks.reduce((sum, durationMs) => sum + durationMs - 50, 0),
  };
}

/**
 * Visits the overview with an empty cache, as a customer who is logged in already and has answered the cookie dialog,
 * and then loads it again.
 */
export async function measurePaint(
  browser: Browser,
  { origin, customer, text, colorScheme = "light" }: VisitOptions,
): Promise<{
  readonly visit: PaintTimes;
  readonly reload: () => Promise<PaintTimes>;
  readonly end: () => Promise<void>;
}> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, colorScheme });
  await context.addCookies([consentCookie(measuredBrand.consentCookie, origin, "denied")]);
  const page = await context.newPage();
  await logInUnseen(page, { origin, customer });
  // The page reports by itself. To ask it, Playwright would first run a script of 300 kB in it: 40 ms on such a phone.
  let report = (): void => undefined;
  const painted = () =>
    new Promise<void>((resolve, reject) => {
      const limit = setTimeout(() => reject(new Error(`"${text}" was not painted within ${longestMs} ms.`)), longestMs);
      report = () => {
        clearTimeout(limit);
        resolve();
      };
    });
  const waits: Waits = { painted, quiet: watchNetwork(page) };
  await page.exposeFunction(reportName, () => report());
  await page.addInitScript(watch, { text, rootId, reportName });
  await slowDown(page);
  return {
    visit: await measureLoad(page, () => page.goto(`${origin}${baseFolder}`, { waitUntil: "commit" }), waits),
    reload: () => measureLoad(page, () => page.reload({ waitUntil: "commit" }), waits),
    end: () => context.close(),
  };
}
