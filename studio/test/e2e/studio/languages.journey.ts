import { brands } from "#tests/support/journeys/brands.ts";
import { findViolations } from "#tests/support/journeys/findViolations.ts";
import { expect, startStudioForFile, test } from "./studioJourney.ts";

const brand = brands.find(({ descriptor }) => (descriptor.languages ?? ["nb"]).join() === "nb");
const { id, descriptor } = brand ?? { id: "", descriptor: undefined };
const name = descriptor?.name ?? "";
const title = descriptor?.marketing.heroTitle ?? "";
const path = `tenants/${id}/tenant.jsonc`;
const english = `tenants/${id}/tenant.en.jsonc`;
const runningStudio = startStudioForFile();

test("English is added to a brand, two texts are translated, both languages are seen, and it is saved", async ({
  page,
  studio,
}) => {
  const server = runningStudio();
  await studio.open(server.address, name, title);
  const { form, portal } = studio;
  await studio.section("Identitet");
  await form.getByRole("button", { name: "Legg til engelsk" }).click();

  // All its texts are missing; the portal is English already, and the brand's own words stand in.
  await studio.tab(/^Engelsk, \d+ tekster mangler/).check();
  await expect(form.getByText(/^\d+ tekster mangler på engelsk/)).toBeVisible();
  await expect(portal.locator("html")).toHaveAttribute("lang", "en", { timeout: 60_000 });
  await expect(portal.getByText(title, { exact: true })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);

  // One press leads to the next text. Whoever translates sees the words of the brand's own language.
  const next = form.getByRole("button", { name: "Gå til neste" });
  await next.click();
  await expect(form.locator("textarea:focus")).toHaveValue("");
  await form.getByRole("searchbox", { name: "Søk i felt og tekster" }).fill("Overskriften på oversikten");
  const field = form.getByRole("textbox", { name: "Overskriften på oversikten", exact: true }).first();
  await expect(form.getByText(title, { exact: true }).first()).toBeVisible();
  await field.fill("Ready for anything");
  await expect(portal.getByText("Ready for anything", { exact: true })).toBeVisible();
  await form.getByRole("searchbox", { name: "Søk i felt og tekster" }).fill("your insurance");
  const own = form.getByRole("textbox", { name: "Your insurance", exact: true }).first();
  await own.fill("Your policies");
  await expect(portal.getByText("Your policies").first()).toBeVisible();

  // Both languages beside each other, then the brand's own alone.
  await studio.showBeside("Bokmål");
  const second = page.frameLocator(`iframe[title="Portalen til ${name} på bokmål"]:not([aria-hidden])`);
  await expect(second.locator("html")).toHaveAttribute("lang", "nb", { timeout: 60_000 });
  await expect(second.getByText(title, { exact: true })).toBeVisible();
  await studio.showBeside("Ingen");

  // A reload keeps the language. The part that is picked leads to its text in it.
  await page.reload();
  await expect(portal.getByText("Ready for anything", { exact: true })).toBeVisible({ timeout: 60_000 });
  await studio.previewAtRest();
  await studio.button("Velg i portalen").click();
  await portal.getByText("Ready for anything", { exact: true }).click();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("Ready for anything");

  await studio.button("Se endringer").click();
  await expect(page.getByRole("button", { name: /^Ta tilbake: Overskriften på oversikten/ })).toBeVisible();
  await page.getByText("Teksten i filene").click();
  await expect(page.getByText(english).first()).toBeVisible();
  await page.getByRole("button", { name: /^Lagre/ }).click();
  await expect(page.getByText("Alt er lagret")).toBeVisible();
  expect(await server.read(english)).toContain('"heroTitle": "Ready for anything"');
  expect(await server.read(path)).toContain('"languages": ["nb", "en"]');
});
