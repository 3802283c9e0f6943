import { brands } from "#tests/support/journeys/brands.ts";
import { findViolations } from "#tests/support/journeys/findViolations.ts";
import { expect, startStudioForFile, test } from "./studioJourney.ts";

const [brand] = brands;
const path = `tenants/${brand?.id ?? ""}/tenant.jsonc`;
const name = brand?.descriptor.name ?? "";
const title = brand?.descriptor.marketing.heroTitle ?? "";
const runningStudio = startStudioForFile();

const inDays = (count: number): string => new Date(Date.now() + count * 86_400_000).toISOString().slice(0, 10);
const campaigns = `"campaigns": { "fest": { "firstDay": "${inDays(20)}", "lastDay": "${inDays(30)}", "texts": { "heroTitle": "Velkommen til fest" } } }, "heroLead"`;

test("a campaign is seen on its day: from its field, by the next change, in the calendar; and back to today", async ({
  page,
  studio,
}) => {
  const server = runningStudio();
  await server.write(path, (await server.read(path)).replace('"heroLead"', campaigns));
  await studio.open(server.address, name, title);
  const { form, portal } = studio;
  const heading = (text: string) => portal.getByText(text, { exact: true });

  // The field shows the portal on a day of the campaign.
  await studio.section("Tekster og kampanjer");
  await form.locator("summary", { hasText: "Kampanjen «fest»" }).click();
  const field = form.getByRole("textbox", { name: "Overskriften på oversikten, i fest" });
  await field.click();
  await expect(heading("Velkommen til fest")).toBeVisible();
  await field.fill("Velkommen på fest");
  await expect(heading("Velkommen på fest")).toBeVisible();
  await expect(page).toHaveURL(/dag=/);

  // Before, during and after are beside each other, each on its day, and follow the edits.
  const compare = form.getByRole("button", { name: "Se før, under og etter" });
  await compare.click();
  const on = (words: string) => page.frameLocator(`iframe[title^="${words}"]:not([aria-hidden])`);
  await expect(on("Før ").getByText(title, { exact: true })).toBeVisible();
  await expect(on("Fra ").getByText("Velkommen på fest", { exact: true })).toBeVisible();
  await expect(on("Etter ").getByText(title, { exact: true })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await studio.button("Tilbake til portalen").click();
  await expect(compare).toBeFocused();
  await expect(heading("Velkommen på fest")).toBeVisible();

  // It is over by the next change, and today it has not begun.
  await studio.openMenu("Kunde og dag");
  await page.getByRole("button", { name: /^Neste endring: .*«fest» er over/ }).press("Enter");
  await expect(heading(title)).toBeVisible();
  // The page of the other day, whose session is over, does not take the focus.
  await expect(page.getByRole("button", { name: /^(?:Neste endring|Ingen flere endringer)/ })).toBeFocused();
  await page.getByRole("button", { name: /^Forrige endring: .*«fest» begynner/ }).click();
  await expect(heading("Velkommen på fest")).toBeVisible();
  await studio.button("Tilbake til i dag").click();
  await expect(heading(title)).toBeVisible();
  await expect(page).not.toHaveURL(/dag=/);

  // The calendar leads there too.
  await studio.showDrawer("Kalender");
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole("button", { name: /: Overskriften på oversikten$/ }).press("Enter");
  await expect(heading("Velkommen på fest")).toBeVisible();

  // The changes have pictures of the screen before and after, and say what they do to it on a phone.
  await form.getByRole("searchbox").fill(title);
  await form.getByRole("textbox", { name: "Overskriften på oversikten", exact: true }).fill(`${title} ${title}`);
  await studio.openMenu("Kunde og dag");
  await studio.button("Tilbake til i dag").click();
  await studio.button("Se endringer").click();
  await expect(page.getByText(/^Overskriften på oversikten er .*linjer på telefon\. Før: /)).toBeVisible({
    timeout: 60_000,
  });
  await expect(studio.button("Forsikringsoversikt · Vanlig")).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});
