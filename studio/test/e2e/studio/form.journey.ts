import { brands } from "#tests/support/journeys/brands.ts";
import { boxOf, sameBox } from "#tests/support/journeys/boxOf.ts";
import { findViolations } from "#tests/support/journeys/findViolations.ts";
import { expect, startStudioForFile, test } from "./studioJourney.ts";

const [brand] = brands;
const { id, descriptor } = brand ?? { id: "", descriptor: undefined };
const name = descriptor?.name ?? "";
const title = descriptor?.marketing.heroTitle ?? "";
const path = `tenants/${id}/tenant.jsonc`;
const runningStudio = startStudioForFile();

test("logo, phone, a product, a text in QA: by the form, seen at once, undone by keyboard", async ({
  page,
  studio,
}) => {
  const server = runningStudio();
  const before = await server.read(path);
  await studio.open(server.address, name, title);
  const { form, portal } = studio;

  // The logo moves.
  const logo = portal.getByRole("banner").getByRole("link").first();
  const { x: left } = await boxOf(logo);
  await studio.section("Identitet");
  const other = form.getByRole("radio", { name: descriptor?.logo.alignment === "left" ? "Midtstilt" : "Til venstre" });
  await other.focus();
  await page.keyboard.press("Space");
  // The frame is exchanged meanwhile, and in one that is taken away the logo is nowhere.
  const moved = async () => Math.abs(((await logo.boundingBox().catch(() => undefined))?.x ?? Number.NaN) - left);
  await expect.poll(moved).toBeGreaterThan(50);
  await expect(form.getByText("Hvor i toppen logoen står.")).toBeVisible();
  expect(await findViolations(page)).toEqual([]);

  // The phone number of the footer: a wrong one has its finding at the field.
  await studio.section("Kontakt");
  const phone = form.getByRole("textbox", { name: "Telefon" });
  await phone.fill("2");
  await expect(form.getByText(/passer ikke i «Telefon»/)).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await phone.fill("22334455");
  await expect(form.getByText(/passer ikke i/)).toBeHidden();
  await expect(portal.getByText("22 33 44 55").first()).toBeVisible();

  // A product that may be recommended: the inherited list is written into the brand.
  await studio.section("Kjøp og anbefalinger");
  const products = form.getByRole("group", { name: "Produkter som kan anbefales", exact: true });
  await products.getByRole("checkbox", { name: "Tilhenger" }).check();
  await expect(form.getByRole("button", { name: "Tilbake til arvet: Produkter som kan anbefales" })).toBeVisible();

  // The drawer's height is changed by keyboard.
  await studio.showFindings();
  const handle = page.getByRole("separator", { name: "Høyden på feltet nederst" });
  const height = Number(await handle.getAttribute("aria-valuenow"));
  await handle.focus();
  await page.keyboard.press("ArrowUp");
  await expect(handle).toHaveAttribute("aria-valuenow", String(height + 32));
  await studio.button("Lukk").click();

  // A text of the portal, in QA alone: the preview is that of the environment.
  await page.getByRole("radio", { name: "QA" }).check();
  await expect(page.locator("iframe:not([aria-hidden], [inert] *)")).toHaveAttribute("src", /--qa--/);
  await form.getByRole("searchbox", { name: "Søk i felt og tekster" }).fill("forsikringene dine");
  await form.getByRole("textbox", { name: "Forsikringene dine", exact: true }).fill("Avtalene i QA");
  await expect(portal.getByText("Avtalene i QA").first()).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole("radio", { name: "Alle miljøer" }).check();
  await expect(portal.getByText("Forsikringene dine").first()).toBeVisible();

  // All of it is undone by keyboard.
  await expect(page.getByText("Ulagret: tekster og innstillinger")).toBeVisible();
  for (let step = 0; step < 30 && (await studio.button("Angre").getAttribute("aria-disabled")) === null; step += 1)
    await page.keyboard.press("Control+z");
  await expect(page.getByText("Alt er lagret")).toBeVisible();
  await expect.poll(moved).toBeLessThan(50);
  expect(await server.read(path)).toBe(before);
});

test("a misspelt field of the file: its finding leads to the form, where its correction is", async ({
  page,
  studio,
}) => {
  const server = runningStudio();
  const { form } = studio;
  const before = await server.read(path);
  await server.write(path, before.replace('"heroLead"', '"heroLede"'));
  await page.goto(server.address);
  await page.getByRole("link", { name, exact: true }).click();
  await expect(form.getByRole("heading", { name: /Tekster og kampanjer.*\d funn/ })).toBeVisible();
  await studio.showFindings();
  await studio.findings.getByRole("button", { name: /«heroLede» er ikke et felt/ }).click();
  const correction = form.getByRole("button", { name: 'Bytt til "heroLead"' });
  await expect(correction).toBeFocused();
  await expect(correction).toBeInViewport({ ratio: 1 });
  await correction.click();
  await expect(form.getByRole("heading", { name: /\d funn/ })).toHaveCount(0);
  await expect(studio.portal.getByText(title, { exact: true })).toBeVisible({ timeout: 60_000 });
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Alt er lagret")).toBeVisible();
  expect(await server.read(path)).toBe(before);
});

test("what is below a field with the focus stays where it is while it is pressed", async ({ page, studio }) => {
  // The field and one that is not in use are seen at once.
  await page.setViewportSize({ width: 1280, height: 1400 });
  await studio.open(runningStudio().address, name, title);
  const { form } = studio;
  await studio.section("Tekster og kampanjer");
  const field = form.getByRole("textbox", { name: "Overskriften på oversikten" });
  await field.focus();
  await expect(form.getByText(/^Den store overskriften i båndet øverst/)).toBeVisible();
  // Both are seen at once: where the field is scrolled away, the browser keeps the rest in its place.
  await field.evaluate((element) => element.scrollIntoView({ block: "start" }));
  const part = form.getByText("Ikke i bruk", { exact: true }).first();
  await expect(part).toBeInViewport();
  const before = await boxOf(part);
  await page.mouse.move(before.x + before.width / 2, before.y + before.height / 2);
  await page.mouse.down();
  await expect(field).not.toBeFocused();
  expect(await boxOf(part)).toEqual(sameBox(before));
  await page.mouse.up();
  await expect(form.getByText(/^Den store overskriften i båndet øverst/)).toBeHidden();
});
