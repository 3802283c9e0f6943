import type { Locator, Page } from "@playwright/test";
import { expect, test } from "#tests/e2e/support/journey.ts";

const title = (page: Page, name = "Tilbudene dine"): Locator => page.getByRole("heading", { level: 1, name });
const card = (page: Page, name: string): Locator => page.getByRole("heading", { level: 2, name, exact: true });
const remove = (page: Page, name: string): Locator => page.getByRole("button", { name: `Fjern tilbud ${name}` });

test(
  "An offer is deleted by keyboard: the first attempt fails, the second succeeds and moves the focus to the next offer",
  { tag: "@page" },
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
