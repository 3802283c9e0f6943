import { expect, test } from "#tests/support/journeys/journey.ts";

const own = "GET /avtaleoversikt/avtaler";

test("agreements that never come hold back nothing else; after 10 s the page says so, and a new try shows them", async ({
  portal,
  page,
}) => {
  portal.expectedErrors.push(/ERR_ABORTED/, /Failed to load resource/);
  await portal.control({ faults: [{ call: own, kind: "hang", times: 1 }] });
  await portal.logIn({ customer: "mange" });
  const main = page.getByRole("main");
  for (const text of ["Godta 2 tilbud", "Tilbudene dine", "Finner du ikke forsikringene dine?"])
    await expect(main.getByText(text).first()).toBeVisible();

  const late = main.getByRole("status").filter({ hasText: "lengre tid enn vanlig å hente forsikringene dine" });
  await expect(late).toBeVisible();
  await late.getByRole("button", { name: "Prøv igjen" }).click();
  await expect(main.getByText(/^Avsluttes \d{2}\.\d{2}\.\d{4}$/)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Forsikringene dine", exact: true })).toBeFocused();
});

test("without a network a page that has not been fetched says so in its place, and comes by itself when the network is back", async ({
  portal,
  page,
  context,
}) => {
  // Firefox compares a file that has not arrived with its digest.
  const noFile = /^None of the “sha256” hashes in the integrity attribute match/;
  portal.expectedErrors.push(/ERR_INTERNET_DISCONNECTED/, /^NoNetwork/, /Failed to fetch/, noFile);
  await portal.logIn({ customer: "vanlig" });
  await expect(page.getByText("4 forsikringer", { exact: true })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole("navigation", { name: "Hovedmeny" }).getByRole("link", { name: "Kjøp" }).click();
  await expect(page.getByRole("main").getByRole("alert")).toContainText("Vi fikk ikke hentet denne siden");
  await page.getByRole("main").getByRole("button", { name: "Prøv igjen" }).click();
  await expect(page.getByRole("main").getByRole("alert")).toBeVisible();
  await expect(page.getByRole("banner").getByRole("button", { name: "Logg ut" })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole("heading", { level: 1, name: "Hva vil du forsikre?" })).toBeVisible();
});
