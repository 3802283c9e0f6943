import type { Page } from "@playwright/test";

/**
 * Waits until fonts are loaded, and parts that come late are on the page: the footer is the last of them, and comes when
 * the page is idle.
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
  // What the footer's own code brings, and the frame in which all of it is drawn.
  await page.waitForLoadState("networkidle", { timeout: 3000 }).catch(() => undefined);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}
