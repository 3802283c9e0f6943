import type { Locator, Page } from "@playwright/test";
import { brands, pageJourneyIn, runsIn } from "#tests/support/journeys/brands.ts";
import { expect, test } from "#tests/support/journeys/journey.ts";

const title = (page: Page, name = "Tilbudene dine"): Locator => page.getByRole("heading", { level: 1, name });
const card = (page: Page, name: string): Locator => page.getByRole("heading", { level: 2, name, exact: true });
const remove = (page: Page, name: string): Locator => page.getByRole("button", { name: `Fjern tilbud ${name}` });

for (const brand of brands)
  test.describe(`A customer of ${brand.id}`, runsIn(brand), () => {
    test.use({ brandId: brand.id });

    test(
      "removes offers by keyboard: one that fails is tried again, and the focus goes to the next one or to the title",
      pageJourneyIn(brand),
      async ({ portal, page }) => {
        await portal.inject({ call: "DELETE /avtaleoversikt/tilbud/:policyNumber", status: 500, times: 1 });
        await portal.logIn({ to: "/tilbud" });
        await remove(page, "Bil").focus();
        await page.keyboard.press("Enter");
        await expect(page.getByRole("heading", { name: "Er du sikker på at du vil fjerne tilbudet?" })).toBeFocused();
        await page.keyboard.press("Tab");
        await page.keyboard.press("Enter");
        await expect(page.getByText("En feil oppsto ved sletting av ditt tilbud.")).toBeVisible();
        await expect(page.getByRole("button", { name: "Prøv igjen" })).toBeFocused();

        await page.keyboard.press("Enter");
        await expect(card(page, "Reise")).toBeFocused();
        await expect(card(page, "Bil")).toHaveCount(0);
        await expect(page.getByRole("link", { name: "1 tilbud", exact: true })).toBeVisible();

        await remove(page, "Reise").press("Enter");
        await expect(page.getByRole("heading", { name: "Er du sikker på at du vil fjerne tilbudet?" })).toBeFocused();
        await page.keyboard.press("Tab");
        await page.keyboard.press("Space");
        await expect(title(page, "Du har ingen tilbud")).toBeFocused();
        await expect(page.getByRole("link", { name: /\d tilbud/ })).toHaveCount(0);
      },
    );
  });
