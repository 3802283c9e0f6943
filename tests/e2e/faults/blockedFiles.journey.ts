import type { Page, Route } from "@playwright/test";
import { loading } from "#app/loading.ts";
import { basePath } from "#contract/basePath.ts";
import type { Portal } from "#tests/support/browser/Portal.ts";
import { expect, test } from "#tests/support/journeys/journey.ts";
import { speedUpTimers } from "./speedUpTimers.ts";

/** The parts that every overview fetches. Those of other pages are in `missingChunks.journey.ts`. */
const parts = Object.entries(loading).flatMap(([name, { when }]) => (/route|demand/.test(when) ? [] : [name]));
/** What the names of the finished files begin with. */
const files = ["main", "vendor", "rolldown-runtime", "late", ...parts, "texts-nb", "logo", "icon", "[a-z-]+-latin"];

const waysToBlock: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  "by a server that no longer has it": (route) => route.fulfill({ status: 404 }),
  "by the client, as filters do": (route) => route.abort("blockedbyclient"),
};

const missing = /^Vi fikk ikke hentet denne (?:delen av )?siden|^Siden har ikke åpnet seg/;
const missingPart = "Vi fikk ikke hentet denne delen av siden.";

const fileCalled = (name: string) => new RegExp(`${basePath}/assets/${name}-[\\da-f]+\\.\\w+$`);

/** By then, with shortened timers, everything has been fetched that is fetched when the page is idle. */
const idleMs = 2500;

/** Whether the page stays, and shows everything, or says that something is missing. */
async function isWholeOrSaysSo(portal: Portal): Promise<boolean> {
  const { page } = portal;
  const hasStayed = await page.evaluate((ms) => performance.now() > ms, idleMs).catch(() => false);
  if (!hasStayed) return false;
  if (await page.getByText(missing).first().isVisible()) return true;
  const everything = [
    page.getByRole("navigation", { name: "Hovedmeny" }),
    portal.agreement("").first(),
    page.getByRole("heading", { name: "Kjøp forsikring" }),
    page.getByRole("group", { name: "Fikk du gjort det du skulle?" }),
    page.getByRole("contentinfo"),
  ];
  const seen = await Promise.all(everything.map((each) => each.isVisible()));
  return seen.every(Boolean);
}

/** Counts the pages of the portal that are asked for from now on. */
function countPages(page: Page): () => number {
  let pages = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest() && new URL(request.url()).pathname.startsWith(`${basePath}/`)) pages += 1;
  });
  return () => pages;
}

function expectErrors(portal: Portal): void {
  portal.expectedErrors.push(/^Failed to load resource/, /dynamically imported module/, /Unable to preload/);
  portal.expectedErrors.push(/Failed to fetch/, /^HttpError/, /integrity/i);
}

test.beforeEach(async ({ page, portal }) => {
  expectErrors(portal);
  await speedUpTimers(page);
});

test.describe("A file that stays missing leads to one reload at most, and to a word where something is missing (spec: loading-5)", () => {
  for (const name of files)
    test(name, async ({ portal, page }) => {
      const file = fileCalled(name);
      for (const [way, block] of Object.entries(waysToBlock))
        for (const isReload of [false, true])
          await test.step(`${isReload ? "a reload" : "the first visit"}, ${way}`, async () => {
            await portal.becomeNewVisitor();
            expectErrors(portal);
            if (isReload) {
              await portal.logIn();
              await portal.expectOverview();
            }
            await page.route(file, block);
            const pages = countPages(page);
            await (isReload ? page.reload() : portal.logIn());
            await expect.poll(() => isWholeOrSaysSo(portal)).toBe(true);
            expect(pages(), "the page and its reload").toBeLessThanOrEqual(2);
            await page.unroute(file);
          });
    });
});

test.describe("A file that only some customers' overview asks for (spec: loading-5)", () => {
  for (const [name, customer] of [
    ["AvtalerTools", "mange"],
    ["AvtalerEmpty", "ingen"],
  ] as const)
    for (const [way, block] of Object.entries(waysToBlock))
      test(`${name}, missing ${way}, leads to one reload, and says so in its place`, async ({ portal, page }) => {
        await page.route(fileCalled(name), block);
        const pages = countPages(page);
        await portal.logIn({ customer });
        await expect(page.getByRole("main").getByRole("alert").filter({ hasText: missingPart })).toBeVisible();
        await expect(page.getByRole("contentinfo")).toBeVisible();
        expect(pages(), "the page and its reload").toBe(2);
      });
});

test.describe("What is shown over the page, and is missing, says so (spec: loading-26)", () => {
  /** Lets the file of a part be missing until it is released. */
  async function blockPart(page: Page, name: keyof typeof loading): Promise<() => Promise<void>> {
    await page.route(fileCalled(name), (route) => route.abort("blockedbyclient"));
    return () => page.unroute(fileCalled(name));
  }

  test("the warning of a session that is about to end: a new try shows it", async ({ portal, page }) => {
    const release = await blockPart(page, "SessionDialogs");
    await portal.logIn({ seconds: 66 });
    const message = page.getByRole("alert").filter({ hasText: missingPart });
    await expect(message).toBeInViewport({ ratio: 1 });
    await release();
    await message.getByRole("button", { name: "Prøv igjen" }).click();
    await expect(page.getByRole("alertdialog", { name: "Du blir snart logget ut" })).toBeVisible();
  });

  test("the toasts, below the page", async ({ portal, page }) => {
    await blockPart(page, "PageToasts");
    await portal.logIn();
    await expect(page.getByRole("alert").filter({ hasText: missingPart })).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();
  });

  test("the menu of a small screen, when it is pressed", async ({ portal, page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    const release = await blockPart(page, "MobileMenuDrawer");
    await portal.logIn();
    const message = page.getByRole("alert").filter({ hasText: missingPart });
    await expect(async () => {
      // The first press reloads the page.
      if (!(await message.isVisible())) await page.getByRole("button", { name: "Meny" }).click({ timeout: 1000 });
      await expect(message).toBeInViewport({ ratio: 1, timeout: 1000 });
    }).toPass();
    await release();
    await message.getByRole("button", { name: "Prøv igjen" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
  });
});

test.describe("The cookie question whose code is missing (spec: loading-26)", () => {
  test.use({ consent: "none" });

  test("is a message in the place of the footer, and the page can be used", async ({ portal, page }) => {
    await page.route(fileCalled("PageFooter"), (route) => route.abort("blockedbyclient"));
    await portal.logIn();
    await portal.expectOverview();
    await expect(page.getByText(missingPart)).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
});
