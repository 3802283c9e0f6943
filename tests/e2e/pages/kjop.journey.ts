import type { Page } from "@playwright/test";
import { brands, pageJourneyIn, runsIn } from "#tests/support/journeys/brands.ts";
import { expect, test } from "#tests/support/journeys/journey.ts";

const to = "/kjopsinnganger";

for (const brand of brands)
  test.describe(`A customer of ${brand.id}`, runsIn(brand), () => {
    test.use({ brandId: brand.id });

    test("reaches a purchase by keyboard alone", pageJourneyIn(brand), async ({ portal, page }) => {
      await portal.logIn({ to });
      const main = page.getByRole("main");
      await main.locator("summary").first().focus();
      await page.keyboard.press("Enter");
      await expect(main.getByRole("link", { name: "Bil", exact: true })).toBeVisible();
      // Past the links of the open category, and the documents of its products.
      for (let press = 0; press < 60; press += 1) {
        await page.keyboard.press("Tab");
        const focused = await page.evaluate(() => document.activeElement?.textContent ?? "");
        if (focused.includes("Dyr")) break;
      }
      await page.keyboard.press("Enter");
      await expect(main.getByRole("link", { name: "Hund", exact: true })).toBeVisible();
      await expect(main.getByRole("link", { name: "Bil", exact: true })).toBeHidden();
      await page.keyboard.press("Tab");
      await expect(main.getByRole("link", { name: "Hund", exact: true })).toBeFocused();
      await page.keyboard.press("Enter");
      await page.waitForURL(/\/privat\/forsikring\/skade\/kjaeledyr\/hund$/);
    });
  });

test("The side illustration changes on expansion, and is hidden on small devices (spec: kjop-6)", async ({
  portal,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await portal.logIn({ to });
  // The illustration is decorative, so it is found by its size: it is larger than any icon.
  const drawn = () =>
    page.evaluate(() => {
      const large = [...document.querySelectorAll("main svg")].filter((svg) => svg.clientWidth > 100);
      return large.map((svg) => svg.innerHTML.length);
    });
  await expect.poll(drawn).toHaveLength(1);
  const before = await drawn();
  await page.getByRole("heading", { name: "Dyr" }).click();
  await expect.poll(drawn).not.toEqual(before);
  await page.setViewportSize({ width: 600, height: 800 });
  await expect.poll(drawn).toEqual([]);
});

/** The middle of what a block page says, as a share of the height of the screen. */
async function middleOf(page: Page, title: string): Promise<number> {
  const boxes = await Promise.all(
    [
      page.getByRole("heading", { level: 1, name: title }),
      // The last of the page: where a customer complains.
      page.getByRole("main").getByRole("link", { name: "Finansklagenemnda" }),
    ].map((part) => part.boundingBox()),
  );
  const [first, last] = boxes;
  const screen = page.viewportSize();
  if (!first || !last || !screen) throw new Error("The page is not drawn.");
  return (first.y + last.y + last.height) / 2 / screen.height;
}

test("A customer whom a purchase turned away sees why, and the entrances after a reload (spec: kjop-14)", async ({
  portal,
  page,
}) => {
  const title = "Bostedsadressen din er utenfor Norge";
  await page.setViewportSize({ width: 1280, height: 900 });
  await portal.logIn({ to: `${to}?avvist=utland` });
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  // It fills what the header leaves of the screen (spec: sperrer-11).
  const middle = await middleOf(page, title);
  expect(middle).toBeGreaterThan(0.45);
  expect(middle).toBeLessThan(0.65);
  await expect(page).toHaveURL(portal.url(to));
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Hva vil du forsikre?" })).toBeVisible();
});

test("A customer under 18 is led from the overview to the block page (spec: kjop-13)", async ({ portal, page }) => {
  await portal.logIn({ customer: "under-18" });
  await page.getByRole("main").getByRole("link", { name: "Se alle", exact: false }).click();
  const title = "Du må ha fylt 18 år for å kjøpe forsikring på nett";
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
});
