import { type Browser, chromium, expect, firefox, type Page } from "@playwright/test";
import { manyPagesFlags } from "#scripts/quality/browser/chromiumFlags.ts";
import { installedChromium } from "#scripts/quality/browser/findChromium.ts";
import { findFirefox } from "#scripts/quality/engines/installPrograms.ts";
import { startWebKit } from "#scripts/quality/engines/startWebKit.ts";
import type { WebDriver } from "#scripts/quality/engines/WebDriver.ts";
import { typeInto } from "#tests/support/journeys/typeInto.ts";

/** As long as the driver of WebKit and the other waits of Playwright. */
const waitMs = 30_000;

/** A page of a browser, which Playwright or the driver of WebKit moves. */
export type DrivenPage = Pick<WebDriver, "goTo" | "run" | "click" | "fill" | "find" | "waitUntil">;

function drivenBy(page: Page): DrivenPage {
  const shown = (xpath: string) => page.locator(`xpath=${xpath}`).filter({ visible: true }).first();
  const run = (body: string) => page.evaluate(`(() => { ${body} })()`);
  return {
    run,
    goTo: (url) => page.goto(url),
    click: (xpath) => shown(xpath).click(),
    fill: (xpath, text) => typeInto(shown(xpath), text),
    find: async (xpath) => {
      await shown(xpath).waitFor();
      return xpath;
    },
    waitUntil: (what, body) => expect.poll(() => run(body), { message: what, timeout: waitMs }).toBe(true),
  };
}

async function inBrowser(browser: Browser, journey: (page: DrivenPage) => Promise<void>): Promise<void> {
  try {
    await journey(drivenBy(await browser.newPage({ locale: "nb-NO", timezoneId: "Europe/Oslo" })));
  } finally {
    await browser.close();
  }
}

/** Opens a browser for one journey, and closes it also when the journey fails. By the name of its engine. */
export const threeEngines: Readonly<Record<string, (journey: (page: DrivenPage) => Promise<void>) => Promise<void>>> = {
  async Chromium(journey) {
    const executablePath = installedChromium();
    await inBrowser(
      await chromium.launch({ args: [...manyPagesFlags], ...(executablePath !== undefined && { executablePath }) }),
      journey,
    );
  },
  async Firefox(journey) {
    await inBrowser(await firefox.launch({ channel: "moz-firefox", executablePath: findFirefox() }), journey);
  },
  async WebKit(journey) {
    const { browser, close } = await startWebKit();
    try {
      await journey(browser);
    } finally {
      await close();
    }
  },
};
