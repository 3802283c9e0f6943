import { noticesAddress } from "#contract/noticesAddress.ts";
import { expect, test } from "#tests/support/journeys/journey.ts";
import { shiftIn, watchShifts } from "./watchShifts.ts";

const pages = [
  ["kjop", "/kjopsinnganger", "Du kan ikke kjøpe forsikring her akkurat nå"],
  ["kjop", "/tilbud", "Du kan ikke kjøpe forsikring her akkurat nå"],
  ["profil", "/forsikringsprofil", "Du kan ikke endre opplysningene dine akkurat nå"],
  ["tilbud", "/tilbud", "Du kan ikke gå videre med tilbudene dine akkurat nå"],
  ["tilbakemelding", "/tilbud", "Du kan ikke sende tilbakemelding akkurat nå"],
] as const;

for (const [part, to, title] of pages)
  for (const [width, height] of [
    [360, 640],
    [1280, 900],
  ] as const)
    test(`a first visit to ${to} does not move when ${part} is closed, ${width} px (spec: notices-13)`, async ({
      portal,
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await watchShifts(page);
      await portal.control({ notices: part });
      await portal.logIn({ customer: "mange", to });
      await expect(page.getByText(title)).toBeVisible();
      await expect(page.getByRole("contentinfo")).toBeVisible();
      expect(await shiftIn(page)).toBeLessThanOrEqual(0.02);
    });

test("a server that does not say what is closed holds no page back (spec: notices-13)", async ({ portal, page }) => {
  await page.route(`**${noticesAddress}`, () => undefined);
  await portal.logIn({ to: "/kjopsinnganger" });
  await expect(page.getByRole("main").getByText("Kjøretøy")).toBeVisible();
  await portal.logIn({ to: "/forsikringsprofil" });
  await expect(page.getByRole("main").getByText("Vanja Vanlig")).toBeVisible();
});
