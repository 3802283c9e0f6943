import type { Page } from "@playwright/test";
import { findChromium } from "#scripts/quality/browser/findChromium.ts";
import { simulatorPaths } from "#scripts/simulator/simulatorPaths.ts";
import { AnalyticsEndpoint } from "#tests/support/journeys/analyticsEndpoint.ts";
import { expect, test } from "#tests/support/journeys/journey.ts";
import { ReportEndpoint } from "#tests/support/journeys/reportEndpoint.ts";
import type { Portal } from "#tests/support/browser/Portal.ts";

// Playwright turns the cache off, and the small Chromium of the other journeys has none.
test.use({
  launchOptions: async ({ launchOptions }, run) =>
    run({ ...launchOptions, executablePath: findChromium(), ignoreDefaultArgs: ["--disable-back-forward-cache"] }),
});

/** How the page was, when it came back and nothing of the portal had been told yet. */
interface Return {
  readonly isPersisted: boolean;
  readonly isHidden: boolean;
}

const amount = (page: Page) => page.getByRole("main").getByText("kr/md").first();

/**
 * Opens the overview with all that comes to it late, and notes how the page returns.
 * @param wire connects the page with a service, once the customer is logged in
 */
async function openOverview(portal: Portal, wire?: (page: Page) => Promise<void>): Promise<void> {
  const { page } = portal;
  await page.addInitScript(() => {
    // Before any listener of the portal, which is told last at the window.
    window.addEventListener(
      "pageshow",
      ({ persisted }) => {
        const { visibility } = getComputedStyle(document.body);
        Object.assign(window, { cameBack: { isPersisted: persisted, isHidden: visibility === "hidden" } });
      },
      { capture: true },
    );
    window.addEventListener("pagehide", () => Reflect.deleteProperty(window, "cameBack"));
  });
  await portal.logIn();
  if (wire) {
    await wire(page);
    await portal.open();
  }
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await page.waitForLoadState("networkidle");
  await expect(amount(page)).toBeVisible();
}

/** Goes back to the portal; says how it returned, and what kept it from that. */
async function goBack(page: Page): Promise<Return & { readonly reasons: unknown }> {
  await page.goBack({ waitUntil: "commit" });
  await page.waitForFunction(() => "cameBack" in window);
  return await page.evaluate(() => ({
    ...(window as unknown as { cameBack: Return }).cameBack,
    reasons: (
      performance.getEntriesByType("navigation")[0] as
        | { readonly notRestoredReasons?: { toJSON: () => unknown } }
        | undefined
    )?.notRestoredReasons,
  }));
}

const restored = { isPersisted: true, isHidden: true, reasons: null };

test.describe("The way back to the portal (spec: session-41)", () => {
  test("shows the page as it was, and no amount before the server has said that the session lives", async ({
    portal,
    page,
    context,
  }) => {
    await openOverview(portal);
    await page.goto(`${portal.origin}${simulatorPaths.page}`);
    // Tabs of the portal tell each other of the session.
    const other = await context.newPage();
    await other.goto(portal.url());
    await expect(other.getByRole("contentinfo")).toBeVisible();
    await other.close();
    portal.expectedErrors.push(/^TypeError: Failed to fetch/);
    await portal.inject({ call: "GET /auth/session-status", kind: "abort" });
    expect(await goBack(page)).toEqual(restored);
    const again = page.getByRole("button", { name: "Prøv igjen" });
    await expect(again).toBeVisible();
    await expect(amount(page)).toBeHidden();
    await portal.control({ faults: [] });
    await again.click();
    await expect(amount(page)).toBeVisible();
  });

  test("leads to the login when there is no session any more", async ({ portal, page }) => {
    portal.expectedErrors.push(/status of 401/);
    await openOverview(portal);
    await page.goto(`${portal.origin}${simulatorPaths.page}`);
    await portal.control({ expiresInSeconds: 0 });
    expect(await goBack(page)).toEqual(restored);
    await expect(page.getByRole("heading", { level: 1, name: "Logg inn" })).toBeVisible();
    await expect(page.getByText("kr/md")).toHaveCount(0);
  });

  test.describe("with services", () => {
    test.use({ consent: "accepted" });

    test.beforeEach(async ({ context }) => {
      await context.grantPermissions(["local-network-access"]);
    });

    test("is the same where statistics are sent", async ({ portal, page }) => {
      const endpoint = await AnalyticsEndpoint.start();
      await openOverview(portal, (wired) => endpoint.wireTo(wired));
      await expect.poll(() => endpoint.of("Sidevisning")).not.toHaveLength(0);
      await page.goto(`${portal.origin}${simulatorPaths.page}`);
      expect(await goBack(page)).toEqual(restored);
      await endpoint.close();
    });

    test("is the same where errors are reported, with traces and recordings", async ({ portal, page }) => {
      const endpoint = await ReportEndpoint.start();
      await page.addInitScript(() => (Math.random = () => 0));
      await openOverview(portal, (wired) => endpoint.wireTo(wired));
      await expect.poll(() => endpoint.items("replay_recording")).not.toHaveLength(0);
      await page.goto(`${portal.origin}${simulatorPaths.page}`);
      expect(await goBack(page)).toEqual(restored);
      await endpoint.close();
    });
  });
});
