import { brands, runsIn } from "#tests/support/journeys/brands.ts";
import { simulatorPaths } from "#scripts/simulator/simulatorPaths.ts";
import { expect, test } from "#tests/support/journeys/journey.ts";
import { noGoBack } from "#tests/support/journeys/notInFirefox.ts";

const path = "/jump/seopp/skadesaker";
const hops = (requests: readonly { path: string }[]) => requests.filter((entry) => entry.path.endsWith("/jumpsst/"));

for (const brand of brands)
  test.describe(`A customer of ${brand.id}`, runsIn(brand), () => {
    test.use({ brandId: brand.id });

    test(
      "goes to the claims cases with a token that is posted once, and 'back' does not post it again",
      noGoBack,
      async ({ portal, page }) => {
        await portal.logIn();
        await portal.expectOverview();
        await page.getByRole("navigation").getByRole("link", { name: "Skadesaker" }).click();
        await page.waitForURL(`${portal.origin}${simulatorPaths.skadesaker}`);
        await expect(page.getByRole("row", { name: /referrer/ })).toContainText(portal.url(""));
        await expect(page.getByRole("row", { name: /jumpsst/ })).toContainText("sst-");
        expect(hops(await portal.requests())).toHaveLength(1);
        await page.goBack();
        await page.waitForURL(portal.isOverview());
        await portal.expectOverview();
        expect(hops(await portal.requests())).toHaveLength(1);
      },
    );
  });

test.describe("The hop to the claims cases", () => {
  test("shows 'Vi sender deg videre...' while it waits", { tag: "@page" }, async ({ portal, page }) => {
    await portal.control({ faults: [{ call: "POST /jumpsst/", kind: "hang" }] });
    await portal.logIn({ to: path });
    await expect(page.getByRole("heading", { level: 1, name: "Vi sender deg videre..." })).toBeVisible();
  });

  test(
    "without a token leads to the fallback address, and 'back' leads to the page before the hop",
    noGoBack,
    async ({ portal, page }) => {
      portal.expectedErrors.push(/Klarte ikke hente autentiseringstoken/);
      await portal.logIn();
      await portal.expectOverview();
      await portal.inject({ call: "POST /jumpsst/", body: {} });
      await page.getByRole("navigation").getByRole("link", { name: "Skadesaker" }).click();
      await page.waitForURL(`${portal.origin}${simulatorPaths.skadesaker}/feil`);
      await page.goBack();
      await page.waitForURL(portal.isOverview());
    },
  );
});
