import { brands } from "#tests/support/journeys/brands.ts";
import { findViolations } from "#tests/support/journeys/findViolations.ts";
import { expect, startStudioForFile, test } from "./studioJourney.ts";

const [brand] = brands;
const name = brand?.descriptor.name ?? "";
const title = brand?.descriptor.marketing.heroTitle ?? "";
const themeFile = `themes/${brand?.descriptor.theme ?? ""}.tokens.json`;
/** The portal is loaded again, and asks once more before it says that a call has failed. */
const reloaded = { timeout: 60_000 };

const runningStudio = startStudioForFile();

test("a phone number is pressed in the portal, changed, and seen before and after; a heading is too long for a phone", async ({
  page,
  studio,
}) => {
  const server = runningStudio();
  await studio.open(server.address, name, title);
  const portal = page.frameLocator(`iframe[title="Portalen til ${name}"]:not([aria-hidden])`);
  const saved = page.frameLocator(`iframe[title="Portalen til ${name}, slik den er lagret"]:not([aria-hidden])`);
  const phone = portal.getByRole("contentinfo").locator('a[href^="tel:"]');
  const before = await phone.innerText();

  await studio.button("Velg i portalen").click();
  // The portal shows that it is ready: its parts are buttons now.
  await expect(portal.locator("studio-marks button").first()).toBeAttached();
  await phone.click();
  const picked = page.getByRole("region", { name: "Valgt i portalen" });
  await expect(picked.getByRole("button", { name: /Telefon$/ })).toBeVisible();
  await expect(picked.getByRole("button", { name: /Lenker i bunnen$/ })).toBeVisible();
  const field = page.getByRole("textbox", { name: "Telefon", exact: true });
  await expect(field).toBeFocused();

  // A text that several fields have leads to the field that made it. A text from the customer's data leads to no field.
  await portal.getByRole("contentinfo").getByText("E-post", { exact: true }).click();
  await expect(picked.getByRole("button", { name: "E-post" })).toHaveCount(1);
  // The link of the card lies over it.
  await portal.getByRole("main").locator("bdi").first().click({ force: true });
  await expect(picked.getByText(/kommer fra kundens opplysninger, systemene bak/)).toBeVisible();
  await studio.button("Velg i portalen").click();

  await field.fill("22001122");
  // A number is written in a format: it is not exchanged in the page, the portal is loaded again.
  await expect(phone).toHaveText(/22\s00\s11\s22/, reloaded);
  await expect(page.getByText("«Telefon» vises 1 sted her")).toBeVisible();
  // A window that is added follows the one that was scrolled before it was there.
  const scrollTo = (top: number) =>
    portal.locator("html").evaluate((_, to) => window.scrollTo({ top: to, behavior: "instant" }), top);
  const savedTop = () => saved.locator("html").evaluate(() => window.scrollY);
  await studio.previewAtRest();
  await scrollTo(400);
  await studio.showBeside("Før endringene");
  await expect.poll(savedTop).toBeGreaterThan(300);
  await expect(saved.getByRole("contentinfo").locator('a[href^="tel:"]')).toHaveText(before);
  await expect(phone).toHaveText(/22\s00\s11\s22/);
  expect(await findViolations(page)).toEqual([]);

  // Both windows scroll in step.
  await scrollTo(0);
  await expect.poll(savedTop).toBe(0);

  // A word that is too long for a phone: said at its field, and in the list of findings, which leads there.
  const word = "Trafikkforsikringsavgiftsgrunnlaget";
  await studio.showBeside("Ingen");
  await page.getByRole("radio", { name: "360" }).check();
  const heading = studio.form.getByRole("textbox", { name: "Overskriften på oversikten", exact: true });
  const misfit = studio.form.getByText(/^Teksten får ikke plass på 360 px: /);
  await expect(misfit).toBeHidden();
  await heading.fill(word);
  await expect(misfit).toBeVisible();
  await studio.showFindings();
  await expect(page.getByRole("heading", { name: "1 tekst får ikke plass", exact: true })).toBeVisible();
  await expect(page.getByText("360 px · Forsikringsoversikt")).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await studio.findings.getByRole("button", { name: `«${word}»` }).click();
  await expect(heading).toBeFocused();
  await heading.fill(title);
  await expect(misfit).toBeHidden();
});

test("a field that the page does not show leads to a page that does", async ({ page, studio }) => {
  await studio.open(runningStudio().address, name, title);
  await studio.form.getByRole("searchbox", { name: "Søk i felt og tekster" }).fill("Ja, fjern tilbudet");
  await studio.form.getByRole("textbox", { name: "Ja, fjern tilbudet", exact: true }).focus();
  await expect(page.getByText("«Ja, fjern tilbudet» vises ikke her.")).toBeVisible();
  await studio.button("Vis Tilbud · Spør om å fjerne et tilbud").click();
  await expect(page.getByText("«Ja, fjern tilbudet» vises 1 sted her")).toBeVisible();
  await expect(studio.portal.getByRole("button", { name: "Ja, fjern tilbudet" })).toBeInViewport();
  expect(await findViolations(page)).toEqual([]);
});

test("the list does what a visitor does for a state, and shows the gallery in the edited theme, also by keyboard", async ({
  page,
  studio,
}) => {
  const server = runningStudio();
  await studio.open(server.address, name, title);
  await studio.showScene("profil felt", "Profil", "Felt er åpne, ett med feil");
  await expect(studio.portal.getByText("E-postadressen er ikke gyldig").first()).toBeVisible();
  await studio.showScene("profil samtykke", "Profil", "Et samtykke er endret");
  await expect(studio.portal.getByText("Samtykket til markedsføring er endret").last()).toBeVisible();
  await studio.showScene("oversikt spørsmål", "Forsikringsoversikt", "Et spørsmål er åpent");
  await expect(studio.portal.getByRole("region", { name: "Finner du ikke" }).locator("details[open]")).toBeVisible();

  const field = page.getByRole("combobox", { name: "Side og tilstand" });
  await field.focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.type("knapp hovedkn");
  await expect(page.getByRole("option", { name: "Hovedknapp", exact: true })).toHaveAttribute("aria-selected", "true");
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press("Enter");
  await expect(field).toHaveValue("Knapp · Hovedknapp");
  const button = studio.portal.getByRole("main").getByRole("button").first();
  await expect(button).toBeVisible();
  await (await studio.openTextColour(await server.read(themeFile))).fill("#0b3d2e");
  await expect(studio.portal.locator("body")).toHaveCSS("color", "rgb(11, 61, 46)");
  await page.reload();
  await expect(button).toBeVisible();
  await expect(studio.portal.locator("body")).toHaveCSS("color", "rgb(11, 61, 46)");
});

test("states, widths and picking by keyboard, kept over a reload", async ({ page, studio }) => {
  const server = runningStudio();
  await studio.open(server.address, name, title);
  const failed = studio.portal.getByText("En feil oppsto ved henting av forsikringene dine.");
  await studio.showScene("oversikt feil", "Forsikringsoversikt", "Feil: kan ikke hentes");
  await expect(failed).toBeVisible(reloaded);

  const handle = page.getByRole("separator", { name: "Bredde på forhåndsvisningen" });
  await page.getByRole("radio", { name: "680" }).check();
  await handle.focus();
  await page.keyboard.press("ArrowRight");
  await expect(handle).toHaveAttribute("aria-valuenow", "690");
  await expect.poll(() => studio.portal.locator("html").evaluate(() => window.innerWidth)).toBe(690);
  await page.reload();
  await expect(failed).toBeVisible(reloaded);
  await expect(handle).toHaveAttribute("aria-valuenow", "690");

  // The line of the message is a role, by way of a property of the part.
  await studio.section("Farger og form");
  await page.getByRole("radio", { name: "Roller", exact: true }).check();
  await page.locator("summary").filter({ hasText: "Feil, linje" }).click();
  await expect(page.getByText(/^«.+» vises \d+ steder? her$/)).toBeVisible();

  await studio.button("Velg i portalen").focus();
  await page.keyboard.press("Enter");
  const part = studio.portal.locator("studio-marks button").filter({ visible: true });
  await expect(part.first()).toBeAttached();
  const shownTitle = brand?.descriptor.marketing.heroTitleUnknown ?? "";
  await studio.portal.locator("studio-marks").getByRole("button", { name: shownTitle, exact: true }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("region", { name: "Valgt i portalen" }).getByRole("button").first()).toHaveText(
    /Overskriften når forsikringene ikke kan hentes/,
  );
  await studio.portal.locator("studio-marks").getByRole("button", { name: shownTitle, exact: true }).focus();
  await page.keyboard.press("Escape");
  await expect(studio.button("Velg i portalen")).toHaveAttribute("aria-pressed", "false");
  // A row that is scrolled half away under a bar is no small target.
  await page.evaluate(() => {
    for (const pane of document.querySelectorAll("*")) pane.scrollTop = 0;
  });
  expect(await findViolations(page)).toEqual([]);
});
