import type { Page } from "@playwright/test";
import { basePath } from "#contract/basePath.ts";
import { atRest } from "#tests/support/journeys/atRest.ts";
import { expect, test } from "#tests/support/journeys/journey.ts";
import type { Portal } from "#tests/support/browser/Portal.ts";

const waiting = "Vennligst vent";
const profileCode = /\/ForsikringsprofilPage-\w+\.js$/;

const profileLink = (page: Page) =>
  page.getByRole("navigation", { name: "Hovedmeny" }).getByRole("link", { name: "Profil" });
const profileHeading = (page: Page) => page.getByRole("heading", { level: 1, name: "Forsikringsprofil" });

/** Asks for the page itself: what was asked for before has been noted by then. */
const askAgain = (page: Page) => page.evaluate(async () => void (await fetch(window.location.pathname)));
const pageItself = `${basePath}/`;

/** Opens the overview and waits until it asks for nothing more. Returns what is asked for from then on. */
async function openOverview(portal: Portal): Promise<readonly string[]> {
  const { page } = portal;
  await portal.logIn();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await page.waitForLoadState("networkidle");
  await atRest(page);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  return asked;
}

test.describe("The code of a page whose link is about to be pressed (spec: loading-27)", () => {
  test("is fetched once and nothing with it; the press shows the page at once and asks for its data", async ({
    portal,
    page,
  }) => {
    const asked = await openOverview(portal);
    const arrived = page.waitForResponse(profileCode);
    await profileLink(page).hover();
    await (await arrived).finished();
    await page.getByRole("heading", { level: 1 }).hover();
    await profileLink(page).hover();
    await profileLink(page).focus();
    await askAgain(page);
    expect(asked).toEqual([expect.stringMatching(profileCode), pageItself]);

    await page.evaluate(() => {
      const shown: string[] = [];
      Object.assign(window, { shown });
      new MutationObserver(() => shown.push(document.querySelector("main")?.textContent.slice(0, 30) ?? "")).observe(
        document,
        { childList: true, subtree: true },
      );
    });
    await page.keyboard.press("Enter");
    await expect(profileHeading(page)).toBeFocused();
    await expect(page).toHaveTitle(/^Forsikringsprofil/);
    const shown = await page.evaluate(() => (window as unknown as { shown: string[] }).shown);
    expect(shown.filter((text) => text.startsWith(waiting))).toEqual([]);
    expect(shown.length).toBeGreaterThan(0);
    const later = asked.slice(2);
    expect(later.filter((path) => path.endsWith(".js"))).toEqual([]);
    expect(later).toContainEqual(expect.stringContaining("/api/"));
  });

  test("shows the page when it arrives after the press, without a further wait", async ({ portal, page }) => {
    await page.clock.install();
    await openOverview(portal);
    const held = Promise.withResolvers<void>();
    await page.route(profileCode, async (route) => {
      await held.promise;
      await route.continue();
    });
    const asked = page.waitForRequest(profileCode);
    await profileLink(page).hover();
    await asked;
    // From here on no timer of the page ends: React would wait for one. Its clock runs until it is stopped.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));
    await profileLink(page).click();
    await expect(page.getByRole("main").getByText(waiting)).toBeVisible();
    held.resolve();
    await expect(profileHeading(page)).toBeVisible();
  });

  test("is fetched again at the press when it failed, which reloads nothing", async ({ portal, page, browserName }) => {
    portal.expectedErrors.push(/^Failed to load resource/, /dynamically imported module/);
    await openOverview(portal);
    let navigations = 0;
    page.on("request", (request) => {
      if (request.isNavigationRequest()) navigations += 1;
    });
    await page.route(profileCode, (route) => route.abort(), { times: 1 });
    const failed = page.waitForEvent("requestfailed", (request) => profileCode.test(request.url()));
    await profileLink(page).hover();
    await failed;
    await askAgain(page);
    expect(navigations).toBe(0);
    await profileLink(page).click();
    await expect(profileHeading(page)).toBeVisible();
    // Firefox asks for a module that has failed only once in the life of a page: there the press reloads it.
    expect(navigations).toBe(browserName === "firefox" ? 1 : 0);
  });

  test("is not fetched for a customer who saves data", async ({ portal, page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, "connection", { get: () => ({ saveData: true }), configurable: true }),
    );
    const asked = await openOverview(portal);
    await profileLink(page).hover();
    await profileLink(page).focus();
    await askAgain(page);
    expect(asked).toEqual([pageItself]);
  });
});
