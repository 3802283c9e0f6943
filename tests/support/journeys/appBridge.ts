import type { Page } from "@playwright/test";

/** Gives the pages the bridge of the bank's app, which keeps what is sent. */
export async function installAppBridge(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sent: string[] = [];
    Object.assign(window, { sent, PortalBridge: { postMessage: (message: string) => sent.push(message) } });
  });
}

/** The messages that the page has sent over the bridge. */
export const sentToApp = (page: Page): Promise<unknown[]> =>
  page.evaluate(() => (window as unknown as { sent: string[] }).sent.map((text) => JSON.parse(text) as unknown));
