import type { Page } from "@playwright/test";
import { brandsFor, type JourneyBrand } from "./brands.ts";
import { findFaults } from "./findFaults.ts";
import { expect, test } from "./journey.ts";

const question = (page: Page) => page.getByRole("dialog", { name: "Velg informasjonskapsler" });
const footerButton = (page: Page) => page.getByRole("contentinfo").getByRole("button", { name: "Informasjonskapsler" });
/** Whether the brand asks with its own dialog; the others leave it to their bank (spec: consent-4). */
const hasDialog = ({ descriptor }: JourneyBrand): boolean => descriptor.cookieConsent.required.length > 0;
const maxAgeSeconds = 10_368_000;
/** The question comes when the page is at rest: on a slow machine that takes its time. */
const patience = { timeout: 20_000 };

test.use({ consent: "none" });

for (const brand of brandsFor("cookieConsent").filter(hasDialog)) {
  const { cookieName, coding } = brand.descriptor.cookieConsent;

  test.describe(`Brand ${brand.id}`, () => {
    test.use({ brandId: brand.id });

    test("asks on the first visit, keeps the answer for 120 days, and asks no more", async ({
      portal,
      page,
      context,
    }) => {
      await portal.logIn({ to: "/forsikringsprofil" });
      await expect(question(page)).toBeVisible(patience);
      await expect(question(page)).toContainText(/ (?:AS|SA) \(org\.nr\.\s900\s000\s\d{3}\) er behandlingsansvarlig\./);
      for (const name of ["Funksjonelle", "Statistikk", "Markedsføring"])
        await expect(question(page).getByRole("checkbox", { name })).not.toBeChecked();
      // At a desk it is looked at among the screens.
      await page.setViewportSize({ width: 360, height: 640 });
      expect(await findFaults(page)).toEqual([]);
      const [all, mine] = [
        await page.getByRole("button", { name: "Godta alle" }).boundingBox(),
        await page.getByRole("button", { name: "Godta mine valg" }).boundingBox(),
      ];
      expect([all?.width, all?.height]).toEqual([mine?.width, mine?.height]);
      // Both in sight, however small the screen.
      expect((mine?.y ?? 640) + (mine?.height ?? 0)).toBeLessThanOrEqual(640);

      await question(page).getByRole("checkbox", { name: "Statistikk" }).check();
      await question(page).getByRole("button", { name: "Godta mine valg" }).click();
      await expect(question(page)).toBeHidden();
      const kept = (await context.cookies()).find(({ name }) => name === cookieName);
      expect(kept).toMatchObject({
        domain: `${brand.id}.localhost`,
        path: "/privat/forsikring",
        sameSite: "Lax",
        httpOnly: false,
        secure: false,
      });
      const keys = coding === "named" ? ["functional", "statistics", "marketing"] : ["F", "S", "M"];
      expect(JSON.parse(kept?.value ?? "")).toEqual(
        Object.fromEntries(keys.map((key, at) => [key, at === 1 ? "accepted" : "denied"])),
      );
      expect(Math.abs((kept?.expires ?? 0) - Date.now() / 1000 - maxAgeSeconds)).toBeLessThan(600);

      // Given on a deep page, known on the first.
      await portal.open();
      await footerButton(page).click();
      await expect(question(page).getByRole("checkbox", { name: "Statistikk" })).toBeChecked();
      await expect(question(page).getByRole("checkbox", { name: "Markedsføring" })).not.toBeChecked();
      await page.keyboard.press("Escape");
      await expect(question(page)).toBeHidden();
      await expect(footerButton(page)).toBeFocused();
    });
  });
}

for (const brand of brandsFor("cookieConsent").filter((each) => !hasDialog(each))) {
  test.describe(`Brand ${brand.id}`, () => {
    test.use({ brandId: brand.id });

    test("leaves the question to its bank", async ({ portal, page }) => {
      await portal.logIn();
      await expect(page.getByRole("contentinfo")).toBeVisible(patience);
      await expect(footerButton(page)).toHaveCount(0);
      await expect(question(page)).toHaveCount(0);
    });
  });
}

test.describe("The question", () => {
  test("is answered with the keyboard alone; Escape is no answer, and nothing behind it can be reached", async ({
    portal,
    page,
  }) => {
    await portal.logIn();
    await expect(question(page)).toBeFocused(patience);
    for (const _ of [1, 2, 3]) await page.keyboard.press("Escape");
    await expect(question(page)).toBeVisible(patience);
    const focused: string[] = [];
    for (let step = 0; step < 6; step++) {
      await page.keyboard.press("Tab");
      focused.push(await page.evaluate(() => document.activeElement?.textContent ?? ""));
      const isOutside = await question(page).evaluate(
        (dialog) => document.activeElement !== document.body && !dialog.contains(document.activeElement),
      );
      expect(isOutside).toBe(false);
    }
    expect(focused.slice(3, 6)).toEqual([expect.stringContaining("Personvern"), "Godta alle", "Godta mine valg"]);
    for (const _ of focused.slice(1)) await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Space");
    await expect(question(page).getByRole("checkbox", { name: "Funksjonelle" })).toBeChecked();
    await page.getByRole("button", { name: "Godta alle" }).focus();
    await page.keyboard.press("Enter");
    await expect(question(page)).toBeHidden();
    await expect(page.getByText("Valget ditt er lagret.")).toBeAttached();
  });

  test("lies behind the warning that the session ends, and is there again after it", async ({ portal, page }) => {
    await portal.logIn();
    await expect(question(page)).toBeVisible(patience);
    await question(page).getByRole("checkbox", { name: "Statistikk" }).check();
    // The session is about to end, as a page hears when it comes back: it asks the server.
    await portal.control({ expiresInSeconds: 50 });
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
    const warning = page.getByRole("alertdialog", { name: "Du blir snart logget ut" });
    await expect(warning).toBeFocused();
    await warning.getByRole("button", { name: "Fortsett økten" }).click();
    await expect(warning).toBeHidden();
    await expect(question(page).getByRole("checkbox", { name: "Statistikk" })).toBeChecked();
  });

  test("answered in one tab, it is answered in the other", async ({ portal, page, context }) => {
    await portal.logIn();
    const other = await context.newPage();
    await other.goto(portal.url("/tilbud"));
    await expect(question(page)).toBeVisible(patience);
    await question(other).getByRole("button", { name: "Godta alle" }).click();
    await page.bringToFront();
    // A browser without a window hands out no focus.
    await page.evaluate(() => window.dispatchEvent(new Event("focus")));
    await expect(question(page)).toBeHidden();
  });

  test("is asked in the bank's app too", async ({ portal, page }) => {
    await portal.logIn({ channel: "mobilbank" });
    await expect(question(page)).toBeVisible(patience);
  });

  test("is not asked where the browser keeps no cookies of pages", async ({ portal, page }) => {
    await page.addInitScript(() => Object.defineProperty(Document.prototype, "cookie", { get: () => "", set() {} }));
    await portal.logIn();
    await expect(page.getByRole("contentinfo")).toBeVisible(patience);
    await expect(footerButton(page)).toHaveCount(0);
    await expect(question(page)).toHaveCount(0);
  });
});
