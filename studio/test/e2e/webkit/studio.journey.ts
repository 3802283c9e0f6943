import { expect, test } from "@playwright/test";
import { startWebKit } from "#scripts/quality/engines/startWebKit.ts";
import type { WebDriver } from "#scripts/quality/engines/WebDriver.ts";
import { brands } from "#tests/support/journeys/brands.ts";
import { StudioProcess } from "../studio/StudioProcess.ts";

const [brand] = brands;
const name = brand?.descriptor.name ?? "";
const title = brand?.descriptor.marketing.heroTitle ?? "";
const written = "Et nytt hovedbudskap";

/** The frame behind the shown one is not part of what is seen. */
const portal = "//iframe[not(@aria-hidden) and not(ancestor::*[@inert])]";
/** A text of a page in the frame: there each is between the invisible marks of its field. */
const shown = (text: string) => `//main//*[text()[contains(., "${text}")]]`;

let studio: StudioProcess;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  studio = await StudioProcess.start();
});
test.afterAll(() => studio?.close());

/** Opens the brand in a browser with some arguments, and closes it also when the journey fails. */
async function inStudio(args: readonly string[], journey: (page: WebDriver) => Promise<void>): Promise<void> {
  const { browser, close } = await startWebKit(...args);
  try {
    await browser.goTo(studio.address);
    await browser.click(`//a[normalize-space()="${name}"]`);
    await journey(browser);
  } finally {
    await close();
  }
}

// A frame below a host whose last part is in no list of public names, as `localhost` is not, is third-party for WebKitGTK:
// it keeps no cookie for it, unless it is told to keep all. Below a company's host it does.
test("a brand manager opens a brand, sees its portal, changes a text, and sees it there", () =>
  inStudio(["--cookies-policy=always"], async (page) => {
    await page.inFrame(portal, () => page.find(shown(title)));
    await page.fill('//input[@type="search"]', "Overskriften på oversikten");
    await page.fill(`//*[(self::input or self::textarea) and (@value="${title}" or text()="${title}")]`, written);
    await page.inFrame(portal, () => page.find(shown(written)));
    expect(await page.run("return document.querySelectorAll('[role=alert]').length")).toBe(0);
  }));

test("a browser that keeps no cookies of the portal says so in its place", () =>
  inStudio([], async (page) => {
    await page.inFrame(portal, () => page.find(shown("Nettleseren tar ikke vare på informasjonskapsler")));
  }));
