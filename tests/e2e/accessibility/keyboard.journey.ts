import type { Locator, Page } from "@playwright/test";
import { expect, test } from "#tests/support/journeys/journey.ts";
import { noGoBack, notInFirefox } from "#tests/support/journeys/notInFirefox.ts";

/** Presses Tab until something has the focus. Fails when forty steps are not enough. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let step = 0; step <= 40; step++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Forty presses of Tab did not reach ${target.toString()}.`);
}

test.describe("By keyboard alone", () => {
  test("a customer skips to the content, opens a card, and comes back", noGoBack, async ({ portal, page }) => {
    await portal.logIn();
    await portal.expectOverview();
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: /hopp til/i });
    await expect(skip).toBeFocused();
    await page.keyboard.press("Enter");
    const card = portal.agreement("Bil");
    await tabTo(page, card);
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/privat\/forsikring\/motor\/detaljer\/11000001$/);
    await page.goBack();
    await portal.expectOverview();
  });

  test("the mobile menu keeps the focus inside, and returns it on Escape", async ({ portal, page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await portal.logIn();
    await portal.expectOverview();
    const menu = page.getByRole("button", { name: /meny/i });
    await menu.focus();
    await page.keyboard.press("Enter");
    const logOut = page.getByRole("button", { name: "Logg ut" });
    await expect(logOut).toBeVisible();
    await tabTo(page, logOut);
    await page.keyboard.press("Escape");
    await expect(logOut).toBeHidden();
    await expect(menu).toBeFocused();
  });

  test("Tab skips an empty notification area (spec: toasts-16)", async ({ portal, page }) => {
    await portal.logIn();
    // The footer's choice of scheme is fetched after the rest.
    await expect(page.getByRole("contentinfo").getByRole("radio")).not.toHaveCount(0);
    const last = page.getByRole("contentinfo").locator("a, button, input").last();
    await last.focus();
    await page.keyboard.press("Tab");
    const focused = await page.evaluate(() => document.activeElement?.tagName ?? "BODY");
    expect(["A", "BODY", "HTML"]).toContain(focused);
    await expect(last).not.toBeFocused();
  });

  test(
    "the session warning takes the focus itself and keeps it inside",
    notInFirefox("Tab goes to the bar of the browser"),
    async ({ portal, page }) => {
      await portal.logIn({ seconds: 62 });
      const warning = page.getByRole("alertdialog", { name: "Du blir snart logget ut" });
      await expect(warning).toBeVisible();
      // It is shown before it has the focus.
      await expect.poll(() => warning.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
      await expect(warning.getByRole("button", { name: "Fortsett økten" })).not.toBeFocused();
      await tabTo(page, warning.getByRole("button", { name: "Logg ut" }));
      for (let step = 0; step < 6; step++) {
        await page.keyboard.press("Tab");
        const isOutside = await warning.evaluate(
          (dialog) => document.activeElement !== document.body && !dialog.contains(document.activeElement),
        );
        expect(isOutside).toBe(false);
      }
      await tabTo(page, warning.getByRole("button", { name: "Fortsett økten" }));
      await page.keyboard.press("Enter");
      await expect(warning).toBeHidden();
    },
  );
});
