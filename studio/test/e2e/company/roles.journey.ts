import type { Page } from "@playwright/test";
import { freePort } from "#tests/support/freePort.ts";
import { findViolations } from "#tests/support/journeys/findViolations.ts";
import { StudioPage } from "../studio/StudioPage.ts";
import { expect, test } from "../studio/studioJourney.ts";
import { CompanyProcess } from "./CompanyProcess.ts";

let company: CompanyProcess;
test.beforeAll(async () => {
  test.setTimeout(400_000);
  company = await CompanyProcess.start(await freePort(), { approvals: { texts: 0, look: 0 } });
  await company.deployFirst();
});
test.afterAll(() => company?.close());

/** As the brand's descriptor has them, and what they become. */
const [formerPhone, phone] = ["800 00 202", "22 33 44 55"];
const [formerAddress, address] = ["https://www.dypnes.example/personvern", "https://www.dypnes.example/vern"];

async function signIn(page: Page, name: string): Promise<void> {
  await page.goto(`${company.origin}/`);
  await page.getByRole("button", { name, exact: true }).click();
  await expect(page.getByRole("heading", { name: "Forslag", exact: true })).toBeVisible();
  // For its first answer the studio reads the brands from git.
  await expect(page.getByRole("radio", { name: "Alle", exact: true })).toBeVisible({ timeout: 60_000 });
}

/** Begins a proposal, and opens the bank in it. */
async function beginsProposal(page: Page, title: string): Promise<StudioPage> {
  await page.getByRole("button", { name: "Nytt forslag", exact: true }).click();
  await page.getByRole("textbox", { name: "Hva skal endres?" }).fill(title);
  await page.getByRole("button", { name: "Begynn", exact: true }).click();
  await page.getByRole("link", { name: "Dypnes Bank" }).click();
  const studio = new StudioPage(page);
  await expect(studio.portal.getByRole("banner")).toBeVisible({ timeout: 60_000 });
  return studio;
}

/** Opens the bank in a proposal of somebody else. */
async function opensProposal(page: Page, title: string): Promise<StudioPage> {
  await page.getByRole("radio", { name: "Alle" }).check();
  await page.getByRole("link", { name: title }).click();
  await page.getByRole("link", { name: "Endre Dypnes Bank" }).click();
  const studio = new StudioPage(page);
  await expect(studio.portal.getByRole("banner")).toBeVisible({ timeout: 60_000 });
  return studio;
}

const inForm = (studio: StudioPage, name: string) => studio.form.getByRole("textbox", { name, exact: true });

async function expectAccessible(page: Page): Promise<void> {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await findViolations(page), `${page.url()} at ${width}`).toEqual([]);
  }
}

test("a field that needs a role is saved by nobody without it, whoever presses", async ({
  page,
  browser,
  studio: _,
}) => {
  test.setTimeout(300_000);
  await signIn(page, "kari");
  const kari = await beginsProposal(page, "Nytt nummer og personvern");
  const needsRole = "Du kan ikke lagre «Personvern»: be en med rollen adresser.";
  await test.step("Kari has not the role: the field says so, and the rest is saved without it", async () => {
    await kari.section("Kontakt");
    const privacy = inForm(kari, "Personvern");
    await expect(privacy).toHaveAccessibleDescription(/Du kan ikke endre «Personvern»: be /);
    await expect(privacy).not.toBeEditable();
    // A page from before she lost the role, or a program, can still write it.
    await privacy.evaluate((field: HTMLTextAreaElement) => field.removeAttribute("readonly"));
    await privacy.fill(address);
    await inForm(kari, "Telefon").fill(phone);
    await kari.button("Se endringer").click();
    await kari.button("Lagre").click();
    await expect(page.getByRole("alert").getByText(needsRole)).toBeVisible();
    await expectAccessible(page);
    await kari.button("Lagre uten «Personvern»").click();
    // The button goes when saving begins, and the page that is left would take the call with it.
    await expect(page.getByText("1 fil er lagret")).toBeVisible();
    await expect(kari.button("Lagre uten «Personvern»")).toBeHidden();
    // One field is still not saved.
    await page.getByRole("link", { name: "Forslag 1", exact: true }).click();
    await expect(page.getByRole("listitem").getByText(phone)).toBeVisible();
    await expect(page.getByText(address)).toHaveCount(0);
  });

  await test.step("Mari would save what Kari has written: who wrote it is said", async () => {
    const other = await (await browser.newContext()).newPage();
    await signIn(other, "mari");
    const mari = await opensProposal(other, "Nytt nummer og personvern");
    await mari.section("Kontakt");
    await expect(inForm(mari, "Personvern")).toHaveValue(address);
    await mari.button("Se endringer").click();
    await mari.button("Lagre").click();
    await expect(
      other.getByRole("alert").getByText(/^Kari Nordmann har skrevet i «Personvern», men har ikke rollen adresser\./),
    ).toBeVisible();
  });

  await test.step("Dag has the role: he sets it anew, and it is saved in his name", async () => {
    const third = await (await browser.newContext()).newPage();
    await signIn(third, "dag");
    const dag = await opensProposal(third, "Nytt nummer og personvern");
    await dag.section("Kontakt");
    await inForm(dag, "Personvern").fill(formerAddress);
    await inForm(dag, "Personvern").fill(address);
    await dag.button("Se endringer").click();
    await dag.button("Lagre").click();
    await third.getByRole("link", { name: "Til forslaget" }).click();
    await expect(third.getByRole("listitem").getByText(address)).toBeVisible();
  });
});

test("two people in one field: whose words are replaced sees by whom, and puts them back", async ({
  page,
  browser,
  studio: _,
}) => {
  test.setTimeout(300_000);
  await signIn(page, "kari");
  const kari = await beginsProposal(page, "Nytt telefonnummer til begge");
  await kari.section("Kontakt");
  // A proposal is seen by others when something of it is saved.
  await inForm(kari, "Telefon").fill(formerPhone.replaceAll("2", "3"));
  await kari.button("Lagre").click();
  await expect(page.getByText(/^Lagret i forslag \d+$/)).toBeVisible();
  await page.getByRole("button", { name: "Til feltene", exact: true }).click();
  await inForm(kari, "Telefon").fill(phone);
  const other = await (await browser.newContext()).newPage();
  await signIn(other, "mari");
  const mari = await opensProposal(other, "Nytt telefonnummer til begge");
  await mari.section("Kontakt");
  await expect(inForm(mari, "Telefon")).toHaveValue(phone);

  await test.step("Mari writes another number: Kari, who is in the field, is told in it", async () => {
    await inForm(mari, "Telefon").fill("99 99 99 99");
    await expect(kari.form.getByText("Mari Myhre har endret dette. Her sto «22 33 44 55».")).toBeVisible({
      timeout: 30_000,
    });
    await expect(page.getByRole("status").getByText("Mari Myhre har endret «Telefon».")).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("Kari's save writes nothing of Mari's before she has seen it", async () => {
    await kari.button("Lagre").click();
    await expect(page.getByText(/^Mari Myhre har også skrevet her\./)).toBeVisible();
    await expect(page.getByText("Skrevet av Mari Myhre")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Til feltene", exact: true }).click();
  });

  await test.step("«Angre» puts her own number back, and Mari is told in turn", async () => {
    await kari.button("Angre endringen av Telefon").click();
    await expect(inForm(kari, "Telefon")).toHaveValue(phone);
    await expect(mari.form.getByText("Kari Nordmann har endret dette. Her sto «99 99 99 99».")).toBeVisible({
      timeout: 30_000,
    });
  });
});

test("a small correction is saved and published by one button, and customers have it", async ({ page, studio: _ }) => {
  test.setTimeout(300_000);
  await signIn(page, "mari");
  const mari = await beginsProposal(page, "Nytt telefonnummer");
  await mari.section("Kontakt");
  await inForm(mari, "Telefon").fill(phone);
  await mari.button("Se endringer").click();
  await mari.button("Rett og publiser").click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText(formerPhone)).toBeVisible();
  await expect(dialog.getByText(phone)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Rett og publiser" }).click();
  await expect(page.locator("header").getByText("Ute hos kundene", { exact: true })).toBeVisible({ timeout: 200_000 });
  expect(await company.log("%an: %s")).toEqual([
    "Mari Myhre: Nytt telefonnummer",
    expect.stringContaining("Mari Myhre: "),
    "CI: The project",
  ]);
});
