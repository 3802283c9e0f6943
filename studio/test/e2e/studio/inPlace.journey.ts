import tilbud from "#locales/nb/tilbud.json" with { type: "json" };
import { brands } from "#tests/support/journeys/brands.ts";
import { findViolations } from "#tests/support/journeys/findViolations.ts";
import { expect, startStudioForFile, test } from "./studioJourney.ts";

const [brand] = brands;
const name = brand?.descriptor.name ?? "";
const title = brand?.descriptor.marketing.heroTitle ?? "";

const runningStudio = startStudioForFile();

test("a text is changed where it is read, by double press and by keyboard; Escape takes it back, and so does one undo", async ({
  page,
  studio,
}) => {
  await studio.open(runningStudio().address, name, title);
  const heading = studio.portal.getByText(title, { exact: true });
  const written = studio.portal.getByText("Pust helt ut", { exact: true });
  const edited = studio.portal.locator("[contenteditable]");
  await studio.previewAtRest();
  await heading.dblclick();
  await expect(edited).toBeFocused();
  await expect(edited).toHaveRole("textbox");
  await expect(edited).toHaveAccessibleName("Du endrer «Overskriften på oversikten».");
  await expect(page.getByText("Enter beholder, Esc tar tilbake.")).toBeVisible();
  await page.keyboard.type("Forkastet");
  await expect(studio.button("Angre")).toBeDisabled();
  await page.keyboard.press("Escape");
  await expect(edited).toHaveCount(0);
  await expect(heading).toBeVisible();
  await expect(studio.button("Angre")).toBeDisabled();

  await heading.dblclick();
  await expect(edited).toBeFocused();
  await page.keyboard.type("Pust helt ut");
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press("Enter");
  await expect(written).toBeVisible();
  await expect(edited).toHaveCount(0);
  await studio.button("Angre").click();
  await expect(heading).toBeVisible();
  await expect(studio.button("Angre")).toBeDisabled();
  await studio.previewAtRest();

  // A button: one press opens the menu, two change its text, which has a space. A press elsewhere keeps it.
  const menu = studio.portal.getByRole("banner").getByRole("button", { name: "Meny", exact: true });
  await menu.dblclick();
  await expect(edited).toBeFocused();
  await page.keyboard.type("Vis meny");
  await studio.form.getByRole("searchbox").click();
  await expect(edited).toHaveCount(0);
  // The text is exchanged in the page, which stays.
  const opened = studio.portal.getByRole("dialog");
  await expect(async () => {
    const renamed = studio.portal.getByRole("banner").getByRole("button", { name: "Vis meny", exact: true });
    if (!(await opened.isVisible())) await renamed.click({ timeout: 2000 });
    await expect(opened).toBeVisible({ timeout: 2000 });
  }).toPass();
  await page.keyboard.press("Escape");
  await expect(opened).toBeHidden();
  await studio.button("Angre").click();
  await expect(studio.button("Angre")).toBeDisabled();
  await expect(menu).toBeVisible();
  await studio.previewAtRest();

  // What the customer's data says has no field, and says so.
  await studio.portal.getByRole("main").locator("bdi").first().dblclick({ force: true });
  const picked = page.getByRole("region", { name: "Valgt i portalen" });
  await expect(picked.getByText(/kommer fra kundens opplysninger, systemene bak/)).toBeVisible();
});

test("while parts are picked: a double press changes the text, and typing replaces an inherited text in the form", async ({
  page,
  studio,
}) => {
  await studio.open(runningStudio().address, name, title);
  await studio.previewAtRest();
  await studio.button("Velg i portalen").click();
  const heading = studio.portal.getByText(title, { exact: true });
  await heading.dblclick();
  await expect(studio.portal.locator("[contenteditable]")).toBeFocused();
  await page.keyboard.type("Budd på all slags vêr");
  await page.keyboard.press("Enter");
  const changed = studio.portal.getByText("Budd på all slags vêr", { exact: true });
  await expect(changed).toBeFocused();
  await studio.previewAtRest();
  await expect(changed).toBeFocused();
  await expect(studio.button("Velg i portalen")).toHaveAttribute("aria-pressed", "true");
  await studio.button("Angre").click();
  await expect(heading).toBeVisible();
  await studio.previewAtRest();

  await studio.portal.getByText(tilbud["summary.link"], { exact: true }).click();
  const field = studio.form.locator("textarea:focus");
  await expect(field).toHaveValue(tilbud["summary.link"]);
  await page.keyboard.type("Se tilbud");
  await expect(field).toHaveValue("Se tilbud");
  // Keys that come late, as on a busy machine, are steps of their own.
  await expect(async () => {
    if (await studio.button("Angre").isEnabled()) await studio.button("Angre").click();
    await expect(studio.button("Angre")).toBeDisabled({ timeout: 1000 });
  }).toPass();
  // The next journey begins with what the server has.
  await studio.nothingIsKept(brand?.id ?? "");
});

test("a picked button says its colour below the pointer too; a later page has its colours, and another no picked part", async ({
  page,
  studio,
}) => {
  await studio.open(runningStudio().address, name, title);
  const picked = page.getByRole("region", { name: "Valgt i portalen" });
  await studio.button("Velg i portalen").click();
  await studio.showScene("oversikt økten", "Forsikringsoversikt", "Økten går snart ut");
  await studio.previewAtRest();
  await studio.portal.locator("button[data-variant]").filter({ hasText: "Fortsett økten" }).click();
  await expect(picked.getByRole("button", { name: /Knapper$/ }).first()).toBeVisible();
  await studio.showScene("tilbud feil", "Tilbud", "Feil: kan ikke hentes");
  await expect(picked).toBeHidden();
  await studio.previewAtRest();
  await studio.portal.getByText(tilbud["failed"], { exact: true }).click();
  await expect(picked.getByRole("button", { name: /Feil, bakgrunn$/ })).toBeVisible();

  // The second press is a text of the portal, by keyboard.
  const part = studio.portal.locator("studio-marks").getByRole("button", { name: "Prøv igjen", exact: true });
  await part.focus();
  await page.keyboard.press("F2");
  await expect(studio.portal.locator("[contenteditable]")).toBeFocused();
  await page.keyboard.type("Prøv på nytt nå");
  await page.keyboard.press("Enter");
  await expect(studio.portal.getByRole("main").getByText("Prøv på nytt nå")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(studio.button("Velg i portalen")).toHaveAttribute("aria-pressed", "false");
});
