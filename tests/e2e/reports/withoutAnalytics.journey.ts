import { expect, test } from "#tests/support/journeys/journey.ts";
import { wirePages } from "#tests/support/journeys/wirePages.ts";

test.use({ consent: "accepted" });

test("a brand without analytics never fetches the library, with or without consent", async ({ portal, page }) => {
  await portal.logIn();
  await wirePages(page, { overlay: { analytics: { token: null, endpoint: null } }, connectTo: portal.origin });
  portal.expectedErrors.push(/AppConfig analytics\.\w+ has no value/);
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(request.url()));
  const missing = page.waitForEvent("console", (message) =>
    message.text().includes("AppConfig analytics.token has no value"),
  );
  await portal.open();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await page.getByRole("navigation").first().getByRole("link", { name: "Profil" }).click();
  await expect(page).toHaveTitle(/^Forsikringsprofil /);
  expect(scripts.filter((url) => url.includes("/BackgroundWork-"))).not.toEqual([]);
  expect(scripts.filter((url) => url.includes("mixpanel"))).toEqual([]);
  await missing;
});
