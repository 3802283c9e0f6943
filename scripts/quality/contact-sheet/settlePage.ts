import type { Page } from "@playwright/test";

/** How often the height of a page is read until it stays the same, and how many times at most. */
const heightPauseMs = 150;
const mostHeights = 20;

/**
 * Waits until fonts and images are loaded, and parts that come late are on the page: the footer is the last of them,
 * and comes when the page is idle.
 * @param footerTimeoutMs how long the footer may take: a page that cannot fetch it is shown without
 */
export async function settlePage(page: Page, footerTimeoutMs = 5000): Promise<void> {
  await page.waitForLoadState("networkidle", { timeout: 3000 }).catch(() => undefined);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page
    .locator("footer")
    .first()
    .waitFor({ state: "attached", timeout: footerTimeoutMs })
    .catch(() => undefined);
  const readHeight = () => page.evaluate(() => document.documentElement.scrollHeight);
  let height = await readHeight();
  for (let same = 0, reads = 0; same < 3 && reads < mostHeights; reads += 1) {
    await page.waitForTimeout(heightPauseMs);
    const next = await readHeight();
    same = next === height ? same + 1 : 0;
    height = next;
  }
}
