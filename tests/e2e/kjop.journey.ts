import { expectNoFindings } from "#tests/e2e/support/expectNoFindings.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";

const to = "/kjopsinnganger";

test("A customer reaches a purchase by keyboard alone", async ({ portal, page }) => {
  await portal.logIn({ to });
  const main = page.getByRole("main");
  await main.locator("summary").first().focus();
  await page.keyboard.press("Enter");
  await expect(main.getByRole("link", { name: "Bil", exact: true })).toBeVisible();
  for (let press = 0; press < 20; press += 1) {
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

test("A customer whom a purchase turned away sees why, and the entrances after a reload (spec: kjop-14)", async ({
  portal,
  page,
}) => {
  await portal.logIn({ to: `${to}?avvist=utland` });
  await expect(page.getByRole("heading", { level: 1, name: "Bostedsadressen din er utenfor Norge" })).toBeVisible();
  await expect(page).toHaveURL(portal.url(to));
  await expectNoFindings(page);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Hva vil du forsikre?" })).toBeVisible();
});

test("A customer under 18 is led from the overview to the block page (spec: kjop-13)", async ({ portal, page }) => {
  await portal.logIn({ customer: "under-18" });
  await page.getByRole("region", { name: "Trenger du flere forsikringer?" }).getByRole("link").nth(1).click();
  const title = "Du må ha fylt 18 år for å kjøpe forsikring på nett";
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
});
