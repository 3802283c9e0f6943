import type { Page } from "@playwright/test";
import { installAppBridge, sentToApp } from "#tests/support/journeys/appBridge.ts";
import { brands, brandsThatDiffer, runsIn } from "#tests/support/journeys/brands.ts";
import { expect, test } from "#tests/support/journeys/journey.ts";

async function goTo(page: Page, item: string | RegExp): Promise<void> {
  await page.getByRole("navigation", { name: "Hovedmeny" }).getByRole("link", { name: item }).click();
}

for (const brand of brands)
  test.describe(`Brand ${brand.id}`, runsIn(brand), () => {
    test.use({ brandId: brand.id });

    test("the navigation leads to each page, whose heading gets the focus (spec: focus-1)", async ({
      portal,
      page,
    }) => {
      await portal.logIn();
      await portal.expectOverview();
      for (const [item, heading] of [
        ["Profil", "Forsikringsprofil"],
        [/\d tilbud/, "Tilbudene dine"],
        ["Kjøp", "Hva vil du forsikre?"],
        ["Forsikringsoversikt", "Forsikringsoversikt"],
      ] as const) {
        await goTo(page, item);
        await expect(page.getByRole("heading", { level: 1, name: heading })).toBeFocused();
        await expect(page).toHaveTitle(new RegExp(`^${heading.replace("?", "\\?")}`));
      }
    });
  });

for (const { id, descriptor } of brandsThatDiffer(({ nativeBridge }) => nativeBridge)) {
  test.describe(`Brand ${id} in the bank's app`, runsIn({ id }), () => {
    test.use({ brandId: id, userAgent: "Mozilla/5.0 (Linux) AppleWebKit/537.36 Chrome Mobilbank/7.1" });

    test("internal links stay in the page, and external links open as the descriptor says", async ({
      portal,
      page,
      context,
    }) => {
      await installAppBridge(page);
      await portal.logIn({ channel: "mobilbank" });
      await portal.expectOverview();
      await goTo(page, "Profil");
      await expect(page.getByRole("heading", { level: 1, name: "Forsikringsprofil" })).toBeVisible();
      expect(await sentToApp(page)).toEqual([]);
      if (descriptor.nativeBridge === "none") {
        const opened = context.waitForEvent("page");
        await goTo(page, /^Meld skade/);
        await (await opened).waitForURL(/\/simulator\//);
        expect(await sentToApp(page)).toEqual([]);
      } else {
        await goTo(page, /^Meld skade/);
        const message = {
          type: "open",
          kind: expect.stringMatching(/^(?:web|window)$/),
          url: expect.stringMatching(/^http/),
        };
        await expect.poll(() => sentToApp(page)).toEqual([message]);
      }
      await expect(page).toHaveURL(portal.url("/forsikringsprofil"));
    });
  });
}
