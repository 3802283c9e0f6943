import { brandWith } from "#tests/support/journeys/brands.ts";
import { expect, test } from "#tests/support/journeys/journey.ts";

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
