import { expect, test } from "@playwright/test";
import { localHostOf } from "#contract/hosts/localHost.ts";
import { simulatorPaths } from "#scripts/simulator/simulatorPaths.ts";
import { basePath } from "#contract/basePath.ts";
import { startWebKit } from "#scripts/quality/engines/startWebKit.ts";
import type { WebDriver } from "#scripts/quality/engines/WebDriver.ts";
import { brandWith } from "#tests/support/journeys/brands.ts";

/** Opens a browser for one journey, and closes it also when the journey fails. */
async function inWebKit(journey: (page: WebDriver) => Promise<void>): Promise<void> {
  const { browser, close } = await startWebKit();
  try {
    await journey(browser);
  } finally {
    await close();
  }
}

const heading = (text: string) => `//h1[normalize-space()="${text}"]`;
const button = (name: string) => `//button[normalize-space()="${name}"]`;

/** From here on the page keeps what its content security policy refuses, and whether it came back out of the cache. */
const watchPage = `
  window.refusals = [];
  window.addEventListener("pageshow", ({ persisted }) => { window.isRestored = persisted; });
  document.addEventListener("securitypolicyviolation", (event) => window.refusals.push(event.violatedDirective));`;

/** A brand with the portal's own cookie dialog, and one without. */
const visited = [true, false].map((hasDialog) => ({
  hasDialog,
  brand: brandWith(
    ({ cookieConsent, login }) => login.direct === hasDialog && cookieConsent.required.length > 0 === hasDialog,
  ),
}));

for (const { brand, hasDialog } of visited) {
  const { id } = brand;
  test(`${id}: a customer gets in, sees the agreements, changes the e-mail address, and gets out`, () =>
    inWebKit(async (page) => {
      const origin = `http://${localHostOf(id)}:${process.env["PORTAL_PORT"]}`;
      const logIn = `${simulatorPaths.logIn}?kunde=vanlig&vei=nettbank&til=${encodeURIComponent(`${basePath}/`)}`;

      await test.step("the overview shows the agreements", async () => {
        await page.goTo(origin + logIn);
        await page.find(heading("Forsikringsoversikt"));
        await page.find('//main//a[starts-with(normalize-space(), "Se detaljer")]');
        await page.run(watchPage);
      });

      if (hasDialog)
        await test.step("the cookie dialog takes an answer, and does not come again", async () => {
          await page.click(button("Godta alle"));
          await page.reload();
          await page.find(heading("Forsikringsoversikt"));
          await page.find('//main//a[starts-with(normalize-space(), "Se detaljer")]');
          expect(await page.run("return document.querySelector('dialog[open]') === null")).toBe(true);
          await page.run(watchPage);
        });

      await test.step("on the profile a change is kept", async () => {
        await page.goTo(`${origin}${basePath}/forsikringsprofil`);
        await page.find(heading("Forsikringsprofil"));
        await page.click('//button[@aria-label="Endre e-post"]');
        // Enter saves.
        await page.fill("//form//input", "ny@kunde.example\ue007");
        await page.find('//dd//bdi[normalize-space()="ny@kunde.example"]');
        await page.reload();
        await page.find('//dd//bdi[normalize-space()="ny@kunde.example"]');
        await page.run(watchPage);
      });

      await test.step("the purchase entrances open", async () => {
        await page.goTo(`${origin}${basePath}/kjopsinnganger`);
        await page.find(heading("Hva vil du forsikre?"));
        await page.run(watchPage);
        await page.waitUntil(
          "the end of loading",
          "return performance.getEntriesByType('navigation')[0]?.loadEventEnd > 0",
        );
        await page.back();
        // Then the page is hidden until the session was checked: a press would be lost.
        await page.waitUntil("the page before", "return window.refusals === undefined || window.isRestored === true");
        await page.find(heading("Forsikringsprofil"));
      });

      if (brand.hasDark)
        await test.step("who chooses dark gets it, and keeps it", async () => {
          const ground = "return getComputedStyle(document.body).backgroundColor";
          const lightGround = await page.run(ground);
          await page.click('//label[normalize-space()="Mørk"]/input');
          const darkGround = await page.run(ground);
          expect(darkGround).not.toBe(lightGround);
          await page.reload();
          await page.find('//label[normalize-space()="Mørk"]/input');
          expect(await page.run(ground)).toBe(darkGround);
          expect(await page.run("return getComputedStyle(document.documentElement).colorScheme")).toBe("dark");
          await page.run(watchPage);
        });

      await test.step("nothing that the page does is refused by its content security policy", async () => {
        expect(await page.run("return window.refusals ?? []")).toEqual([]);
      });

      await test.step("logging out leads away", async () => {
        // The browser of the driver is wide enough for the navigation as a bar, which the page before was scrolled past.
        await page.run("window.scrollTo({ top: 0, behavior: 'instant' })");
        await page.click(button("Logg ut"));
        await page.waitForAddress(new RegExp(`^(?!${origin}${basePath})`));
      });
    }));
}
