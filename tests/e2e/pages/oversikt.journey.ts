import { brandWith } from "#tests/e2e/support/brands.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";

test.describe("On a phone", () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test("the link at the top of the page leads to the tasks by keyboard", async ({ portal, page }) => {
    await portal.logIn({ customer: "mange" });
    await page.getByRole("link", { name: "Du har 4 oppgaver som venter" }).press("Enter");
    await expect(page.getByRole("heading", { name: "Oppgavene dine" })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Fyll ut helseerklæringen" })).toBeFocused();
  });
});

// A phone's page that moves by 8 px has a layout shift of 0.008. Letters that change their width add less than 0.005.
for (const { width, most } of [
  { width: 360, most: 0.005 },
  { width: 1280, most: 0.01 },
]) {
  test(`at ${width} px nothing moves when tasks, offers and other parts load`, async ({ portal, page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: "layout-shift", buffered: true });
    });
    await portal.logIn({ customer: "mange" });
    for (const name of ["Oppgavene dine", "Tilbudene dine", "Kjøp forsikring"])
      await expect(page.getByRole("heading", { name })).toBeVisible();
    const moved = await page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0),
    );
    expect(moved).toBeLessThanOrEqual(most);
  });
}

test("early calls are not repeated when the scripts have loaded", { tag: "@page" }, async ({ portal, page }) => {
  await portal.logIn({ customer: "lo-medlem" });
  await expect(page.getByRole("region", { name: "Oppgavene dine" })).toBeVisible();
  const calls = (await portal.requests()).map(({ call }) => call);
  for (const early of ["GET /avtaleoversikt/avtaler", "GET /avtaleoversikt/tilbud", "GET /skadekunde/hent"])
    expect(calls.filter((call) => call === early)).toHaveLength(1);
});

test.describe("A brand with a member logo", () => {
  test.use({ brandId: brandWith(({ assets }) => assets.memberLogo !== undefined).id });

  test("members see the member logo, other customers do not", async ({ portal, page }) => {
    await portal.logIn({ customer: "lo-medlem" });
    await expect(page.getByRole("img", { name: "Medlemslogo" })).toBeVisible();
    await portal.logIn({ customer: "vanlig" });
    await expect(page.getByRole("region", { name: "Oppgavene dine" })).toBeVisible();
    await expect(page.getByRole("img", { name: "Medlemslogo" })).toHaveCount(0);
  });
});
