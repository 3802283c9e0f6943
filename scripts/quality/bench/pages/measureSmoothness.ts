import type { Page } from "@playwright/test";

/** How quickly a page reacts to scrolling and keys. */
export interface Smoothness {
  /** Frames per second while the page was scrolled. */
  readonly framesPerSecond: number;
  /** Share of the scrolling time, 0 to 1, spent in tasks of more than 50 ms. */
  readonly longTaskShare: number;
  /** Milliseconds from a key press to the next frame; the median of several presses. */
  readonly keyMs: number;
}

const processorSlowdown = 4;
const scrollMs = 1500;
const presses = 12;

/** Runs in the page: scrolls down one step a frame and counts frames. */
async function scroll(lengthMs: number): Promise<Omit<Smoothness, "keyMs">> {
  let longMs = 0;
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longMs += duration;
  });
  observer.observe({ entryTypes: ["longtask"] });
  const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
  const started = await nextFrame();
  let now = started;
  let frames = 0;
  while (now - started < lengthMs) {
    // Starts again at the top, so that a short page scrolls as long as a long one.
    const isAtEnd = window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;
    if (isAtEnd) window.scrollTo(0, 0);
    else window.scrollBy(0, 60);
    now = await nextFrame();
    frames += 1;
  }
  // The observer is notified late. The page has no other function to wait with.
  await new Promise((resolve) => setTimeout(resolve, 200));
  observer.disconnect();
  return { framesPerSecond: (frames * 1000) / (now - started), longTaskShare: longMs / (now - started) };
}

/** What `watchKeys` leaves on the window. */
interface WithKeyDelays {
  /** In milliseconds, one for each press whose frame has ended. */
  readonly keyDelays: readonly number[];
}

/** Runs in the page: records the time from every key press to the next frame, until the frame's work is done. */
function watchKeys(): void {
  const delays: number[] = [];
  Object.assign(window, { keyDelays: delays });
  window.addEventListener(
    "keydown",
    ({ timeStamp }) => requestAnimationFrame(() => setTimeout(() => delays.push(performance.now() - timeStamp))),
    { capture: true },
  );
}

/** Scrolls a loaded page and presses Tab, on a processor four times slower. */
export async function measureSmoothness(page: Page): Promise<Smoothness> {
  const devtools = await page.context().newCDPSession(page);
  await page.waitForLoadState("load");
  // Idle work must not disturb the scrolling.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 2500)));
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: processorSlowdown });
  const scrolled = await page.evaluate(scroll, scrollMs);
  await page.evaluate(watchKeys);
  // Each press waits for the frame of the one before. Presses that wait together are all handled before a frame ends.
  for (let press = 1; press <= presses; press++) {
    await page.keyboard.press("Tab");
    await page.waitForFunction((count) => (window as unknown as WithKeyDelays).keyDelays.length >= count, press);
  }
  const delays = await page.evaluate(() => (window as unknown as WithKeyDelays).keyDelays);
  const sorted = delays.toSorted((a, b) => a - b);
  const keyMs = sorted[Math.floor(sorted.length / 2)];
  if (keyMs === undefined) throw new Error("No key reached the page.");
  return { ...scrolled, keyMs };
}
