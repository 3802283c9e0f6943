import { brands, runsIn } from "#tests/support/journeys/brands.ts";
import { boxOf } from "#tests/support/journeys/boxOf.ts";
import { expect, test } from "#tests/support/journeys/journey.ts";
import { findBrokenWords } from "./findBrokenWords.ts";

for (const brand of brands)
  test.describe(`On a phone, in ${brand.id}`, runsIn(brand), () => {
    test.use({ brandId: brand.id, viewport: { width: 360, height: 800 } });

    test("the first screen says what the insurance costs and what to do (spec: oversikt-15)", async ({
      portal,
      page,
    }) => {
      await portal.logIn({ customer: "mange" });
      await portal.expectOverview();
      for (const fact of [
        page.getByText("kr/md").first(),
        page.getByRole("link", { name: /^Du har \d oppgaver som venter$/ }),
      ])
        await expect
          .poll(async () => {
            const { y, height } = await boxOf(fact);
            return y + height;
          })
          .toBeLessThan(400);
    });

    test("no word of the profile breaks without a hyphen, an e-mail address neither (spec: focus-11, formats-17)", async ({
      portal,
      page,
    }) => {
      await portal.logIn({ to: "/forsikringsprofil" });
      const heading = page.getByRole("heading", { level: 1, name: "Forsikringsprofil" });
      await expect(heading).toHaveText("Forsikringsprofil");
      await expect(page.getByText("vanlig@kunde.example")).toBeVisible();
      for (const width of [360, 320]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await page.evaluate(findBrokenWords, "body"), `${width} px`).toEqual([]);
      }
    });

    test("no word of a block page breaks without a hyphen (spec: focus-11)", async ({ portal, page }) => {
      await portal.logIn({ to: "/kjopsinnganger?avvist=utland" });
      const heading = page.getByRole("heading", { level: 1, name: "Bostedsadressen din er utenfor Norge" });
      for (const width of [400, 380, 360, 340, 320, 300]) {
        await page.setViewportSize({ width, height: 800 });
        await expect(heading).toBeVisible();
        expect(await page.evaluate(findBrokenWords, "body"), `${width} px`).toEqual([]);
      }
    });
  });

for (const brand of brands.filter(({ descriptor }) => descriptor.otherInsurance.length > 0))
  test.describe(`Other insurance in ${brand.id}`, runsIn(brand), () => {
    test.use({ brandId: brand.id, viewport: { width: 360, height: 800 } });

    test("has its names as the brand writes them, not in capitals", async ({ portal, page }) => {
      await portal.logIn({ to: "/andre-forsikringer" });
      const name = page.getByRole("main").getByRole("heading", { level: 2 }).first();
      expect(await name.evaluate((heading) => getComputedStyle(heading).textTransform)).toBe("none");
    });
  });
