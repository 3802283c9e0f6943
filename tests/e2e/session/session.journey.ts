import { brandsThatDiffer, runsIn } from "#tests/support/journeys/brands.ts";
import { expect, test } from "#tests/support/journeys/journey.ts";
import { simulatorPaths } from "#scripts/simulator/simulatorPaths.ts";
import { basePath } from "#contract/basePath.ts";
import { Portal } from "#tests/support/browser/Portal.ts";

const warningName = "Du blir snart logget ut";

/**
 * Logs in to a page whose clock the test moves: how long a session lasts does not depend on the speed of the machine.
 * The footer is the last part: by then the portal knows when the session ends.
 */
async function logInByTheClock(portal: Portal): Promise<void> {
  await portal.page.clock.install();
  await portal.logIn({ seconds: 600 });
  await portal.expectOverview();
  await expect(portal.page.getByRole("contentinfo")).toBeVisible();
}

/** Moves the clock of the page to the last minute of the session. */
const toLastMinute = ({ page }: Portal): Promise<void> => page.clock.fastForward(545_000);

test.describe("Session", () => {
  test("an expired session leads to the time-out page, which shows nothing personal", async ({ portal, page }) => {
    await logInByTheClock(portal);
    await toLastMinute(portal);
    await expect(page.getByRole("alertdialog", { name: warningName })).toBeVisible();
    await portal.control({ expiresInSeconds: 0 });
    await page.clock.fastForward(60_000);
    await page.waitForURL(/\/simulator\/tidsavbrudd/);
    await expect(page.getByText("598,25")).toHaveCount(0);
  });

  test("Escape extends the session and returns the focus", async ({ portal, page }) => {
    await logInByTheClock(portal);
    const link = portal.agreement("Innbo");
    await link.focus();
    await expect(link).toBeFocused();
    await toLastMinute(portal);
    const warning = page.getByRole("alertdialog", { name: warningName });
    await expect(warning).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(warning).toBeHidden();
    await expect(link).toBeFocused();
    expect((await portal.requests()).filter(({ call }) => call === "POST /auth/extend-session")).toHaveLength(1);
  });
});

test.describe("Two tabs of one brand", () => {
  test("extending the session in one tab closes the warning in the other", async ({ portal, page, context }) => {
    await portal.logIn({ seconds: 63 });
    const other = await context.newPage();
    await other.goto(portal.url());
    const [here, there] = [page, other].map((tab) => tab.getByRole("alertdialog", { name: warningName }));
    if (here === undefined || there === undefined) throw new Error("Two tabs were opened.");
    await expect(here).toBeVisible();
    await expect(there).toBeVisible();
    await here.getByRole("button", { name: "Fortsett økten" }).click();
    await expect(there).toBeHidden();
  });
});

for (const { id, descriptor } of brandsThatDiffer(({ login }) => login.direct)) {
  const headingWhenLoggedOut = descriptor.login.direct ? "Logg inn" : /Denne siden ser ut til å være borte/;

  test.describe(`After logging out of ${id}`, runsIn({ id }), () => {
    test.use({ brandId: id });

    // Calls that are under way fail when the session ends.
    test.beforeEach(({ portal }) => {
      portal.expectedErrors.push(/status of 401/);
    });

    test("another tab shows nothing personal, and leaves the portal too (spec: session-33)", async ({
      portal,
      page,
      context,
    }) => {
      await portal.logIn();
      await portal.expectOverview();
      const other = await context.newPage();
      await other.goto(portal.url());
      await new Portal(other, id).expectOverview();
      await logOut(portal);
      await expect(other.getByRole("main").getByText("kr/md")).toHaveCount(0);
      await expect(other).not.toHaveURL(portal.isOverview());
      expect(new URL(page.url()).pathname).not.toContain(basePath);
    });

    test("the back button shows nothing personal", async ({ portal, page }) => {
      await portal.logIn();
      await portal.expectOverview();
      await logOut(portal);
      await page.goBack();
      await expect(page.getByRole("heading", { level: 1, name: headingWhenLoggedOut })).toBeVisible();
      await expect(page.getByText("kr/md")).toHaveCount(0);
    });
  });
}

test.describe("After logging out", () => {
  test("the browser stores nothing of the customer", async ({ portal, page }) => {
    await portal.logIn();
    await portal.expectOverview();
    await logOut(portal);
    await page.goto(`${portal.origin}${simulatorPaths.page}`);
    const stored = await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]));
    expect(stored).not.toMatch(/11000001|Vanja|598/);
  });
});

async function logOut(portal: Portal): Promise<void> {
  const { page } = portal;
  await page.setViewportSize({ width: 360, height: 800 });
  await page.getByRole("button", { name: /meny/i }).click();
  await page.getByRole("button", { name: "Logg ut" }).click();
  await page.waitForURL((url) => !url.pathname.startsWith("/privat/"));
}
