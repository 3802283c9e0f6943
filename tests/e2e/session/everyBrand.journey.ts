import { boxOf } from "#tests/support/journeys/boxOf.ts";
import { brands, type JourneyBrand, runsIn } from "#tests/support/journeys/brands.ts";
import { simulatorPaths } from "#scripts/simulator/simulatorPaths.ts";
import { expect, test } from "#tests/support/journeys/journey.ts";
import type { Portal } from "#tests/support/browser/Portal.ts";

/** Logs in as the brand does: in a BankID frame on its own page, or in the online bank. */
async function logInAsBrand(portal: Portal, { descriptor }: JourneyBrand): Promise<void> {
  const { page } = portal;
  await portal.open();
  if (descriptor.login.direct) {
    await expect(page.getByRole("heading", { name: "Logg inn" })).toBeVisible();
    await portal.useLoginFrame();
  } else {
    await expect(page.getByText(/Denne siden ser ut til å være borte/)).toBeVisible();
    await expect(page.locator("iframe")).toHaveCount(0);
    await page.getByRole("main").getByRole("link", { name: "Gå til innlogging" }).click();
    await page.waitForURL(/\/simulator\/nettbank/);
    await portal.comeFromOnlineBank();
  }
  await page.waitForURL(portal.url());
}

for (const brand of brands) {
  const { logout, logo } = brand.descriptor;

  test.describe(`Brand ${brand.id}`, runsIn(brand), () => {
    test.use({ brandId: brand.id });

    test("a customer logs in as the brand does, and sees their agreements", async ({ portal, page }) => {
      await logInAsBrand(portal, brand);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      for (const name of ["Bil", "Innbo", "Reise", "Hund"]) await expect(portal.agreement(name)).toBeVisible();
      await expect(
        page
          .getByRole("main")
          .getByText(/kr\/md/)
          .first(),
      ).toBeVisible();
    });

    test("the page has its title, its language, and the brand's logo in its place", async ({ portal, page }) => {
      await portal.logIn();
      await portal.expectOverview();
      await expect(page).toHaveTitle(/Forsikringsoversikt/);
      expect(await page.evaluate(() => document.documentElement.lang)).toBe("nb");
      const header = await boxOf(page.getByRole("banner"));
      const image = await boxOf(page.getByRole("banner").getByRole("img").first());
      const middle = image.x + image.width / 2;
      if (logo.alignment === "centered") expect(Math.abs(middle - header.width / 2)).toBeLessThan(2);
      else expect(middle).toBeLessThan(header.width / 3);
    });

    const address = logout.behaviour === "returned-url" ? "address that the call returns" : "brand's own address";

    test(`the warning's button logs out, and the browser goes to the ${address}`, async ({ portal, page }) => {
      await portal.logIn({ seconds: 60 });
      // An address of its own, which shows whether it is followed.
      const returned = `${portal.origin}${simulatorPaths.page}?navn=Returnert`;
      await portal.inject({ call: "POST /auth/logout", body: { logoutUrl: returned } });
      await page.getByRole("alertdialog").getByRole("button", { name: "Logg ut" }).click();
      await page.waitForURL(logout.behaviour === "returned-url" ? returned : /\/simulator\/utlogget/);
    });
  });
}
