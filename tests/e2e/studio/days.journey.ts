import { brands } from "#tests/e2e/support/brands.ts";
import { findViolations } from "#tests/e2e/support/findViolations.ts";
import { expect, startStudioForFile, test } from "./studioJourney.ts";

const [brand] = brands;
const name = brand?.descriptor.name ?? "";
const title = brand?.descriptor.marketing.heroTitle ?? "";
const runningStudio = startStudioForFile();

const inDays = (count: number): string => new Date(Date.now() + count * 86_400_000).toISOString().slice(0, 10);
const campaign = `"campaigns": { "fest": { "firstDay": "${inDays(20)}", "lastDay": "${inDays(30)}", "texts": { "heroTitle": "Velkommen til fest" } } }, "heroLead"`;

test("a campaign is seen on its day: from its field, by the next change, in the calendar; and back to today (spec: studio-110, studio-111, studio-112, studio-114)", async ({
  page,
  studio,
}) => {
  test.slow();
  await studio.open(runningStudio().address, name, title);
  const { form, portal } = studio;
  const heading = (text: string) => portal.getByText(text, { exact: true });
  await studio.replace('"heroLead"', campaign);

  // The field shows the portal on a day of the campaign.
  await studio.section("Tekster og kampanjer");
  await form.locator("summary", { hasText: "Kampanjen «fest»" }).click();
  const field = form.getByRole("textbox", { name: "Overskriften på oversikten, i fest" });
  await field.click();
  await expect(heading("Velkommen til fest")).toBeVisible();
  await field.fill("Velkommen på fest");
  await expect(heading("Velkommen på fest")).toBeVisible();
  await expect(page).toHaveURL(/dag=/);

  // It is over by the next change, and today it has not begun.
  await studio.openMenu("Kunde og dag");
  await page.getByRole("button", { name: /^Neste endring: .*«fest» er over/ }).click();
  await expect(heading(title)).toBeVisible();
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
});
