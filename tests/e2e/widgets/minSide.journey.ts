import type { Page } from "@playwright/test";
import { expectNoFindings } from "#tests/support/journeys/expectNoFindings.ts";
import { expect, test } from "#tests/support/journeys/journey.ts";
import { SampleProcess } from "./SampleProcess.ts";

let sample: SampleProcess;

// The sample asks with a cookie of its own.
test.use({ consent: "none" });

// One server for all of them.
test.describe.configure({ mode: "default" });
test.beforeAll(async () => {
  test.setTimeout(180_000);
  sample = await SampleProcess.start("production");
});
test.afterAll(() => sample.close());

/** Opens the page as a customer who has answered the question about cookies. */
async function openAnswered(page: Page): Promise<void> {
  await page.context().addCookies([
    {
      name: "tindebanken-consent-v3",
      value: JSON.stringify({ functional: "denied", statistics: "denied", marketing: "denied" }),
      url: sample.address,
    },
  ]);
  await page.goto(sample.address);
  // Drawn in browsers only: the page is hydrated.
  await expect(page.getByText("Tilbudet gjelder i 30 minutter til").first()).toBeVisible();
}

test("cookies are asked for, stored, and changed later", async ({ page, context }) => {
  await page.goto(sample.address);
  const dialog = page.getByRole("dialog", { name: "Velg informasjonskapsler" });
  await expect(dialog).toBeVisible();
  await expectNoFindings(page);
  await dialog.getByRole("checkbox", { name: "Statistikk" }).check();
  await dialog.getByRole("button", { name: "Godta mine valg" }).click();
  await expect(dialog).toBeHidden();
  const [cookie] = await context.cookies();
  expect(cookie).toMatchObject({ name: "tindebanken-consent-v3", sameSite: "Lax", path: "/" });
  expect(JSON.parse(decodeURIComponent(cookie?.value ?? ""))).toMatchObject({
    statistics: "accepted",
    marketing: "denied",
  });

  const button = page.getByRole("button", { name: "Informasjonskapsler" });
  await button.press("Enter");
  await expect(dialog.getByRole("checkbox", { name: "Statistikk" })).toBeChecked();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

test("a visit is counted when the visitor allows it, and not before", async ({ page }) => {
  const counted: string[] = [];
  page.on("console", (message) => message.text().startsWith("statistikk") && counted.push(message.text()));
  await page.goto(sample.address);
  const dialog = page.getByRole("dialog", { name: "Velg informasjonskapsler" });
  await expect(dialog).toBeVisible();
  expect(counted).toEqual([]);
  await dialog.getByRole("button", { name: "Godta alle" }).click();
  await expect.poll(() => counted).toEqual(["statistikk /"]);

  await page.getByRole("button", { name: "Informasjonskapsler" }).press("Enter");
  await dialog.getByRole("button", { name: "Avvis alle" }).click();
  await expect.poll(() => counted).toContain("statistikk stoppet");
  expect(counted.filter((text) => text === "statistikk /")).toHaveLength(1);
});

test("the menu opens, goes into a submenu and acts by keyboard; its toast is closed by keyboard", async ({ page }) => {
  await openAnswered(page);
  const button = page.getByRole("button", { name: "Kari" });
  await button.press("Enter");
  await expect(page.getByRole("menuitem", { name: "Kontaktinformasjon" })).toBeFocused();
  await expectNoFindings(page, [1280]);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("menuitem", { name: "Kort" })).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menu")).toHaveCount(0);
  const toasts = page.getByRole("region", { name: "Varsler" });
  await expect(toasts.getByText("Du er logget ut av eksempelet")).toBeVisible();
  await toasts.getByRole("button", { name: "Lukk varsel" }).press("Escape");
  await expect(toasts).toHaveCount(0);
});

test("transactions that fail to load can be fetched again; a hint explains a term", async ({ page, portal }) => {
  await openAnswered(page);
  const hint = page.getByRole("button", { name: "Om tilgjengelig beløp" });
  await hint.focus();
  await expect(page.getByRole("tooltip")).toHaveText(/når reserverte kjøp er trukket fra/);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("tooltip")).toHaveCount(0);

  portal.expectedErrors.push(/^Failed to load resource/);
  let fail = (): void => undefined;
  const failed = new Promise<void>((resolve) => (fail = resolve));
  await page.route("**/bevegelser.json", async (route) => {
    await failed;
    await route.fulfill({ status: 503 });
  });
  await page.getByRole("button", { name: "Vis siste bevegelser" }).press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "Henter bevegelser" })).toBeVisible();
  fail();
  await expect(page.getByRole("alert")).toContainText("Vi fikk ikke hentet bevegelsene");
  await expectNoFindings(page);
  await page.unroute("**/bevegelser.json");
  await page.getByRole("button", { name: "Prøv igjen" }).click();
  await expect(page.getByText("Månedskort, kollektivt")).toBeVisible();
});

test("a card is blocked in a dialog, and the reason is asked for", async ({ page }) => {
  await openAnswered(page);
  await page.getByRole("button", { name: "årsavgiften" }).press("Enter");
  await expect(page.getByText("275 kroner i året").first()).toBeVisible();
  await page.keyboard.press("Escape");

  const opener = page.getByRole("button", { name: "Sperr kortet" });
  const dialog = page.getByRole("dialog", { name: "Vil du sperre kortet?" });
  await opener.press("Enter");
  await expect(dialog).toBeVisible();
  await expectNoFindings(page);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.press("Enter");
  await dialog.getByRole("button", { name: "Ja, sperr det" }).press("Enter");
  await expect(page.getByText("Et nytt kort er på vei til adressen din.")).toBeVisible();

  await page.getByRole("button", { name: "Jeg har tid!" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Steg 1 av 1" })).toBeFocused();
  await page.getByRole("radio", { name: "Det er stjålet" }).check();
  await page.getByRole("button", { name: "Send inn" }).click();
  await expect(page.getByText("Takk for svarene!").first()).toBeVisible();
});

test("a form shows what is wrong, counts, and says that it was saved", async ({ page }) => {
  await openAnswered(page);
  const phone = page.getByRole("textbox", { name: "Mobilnummer" });
  await phone.fill("123");
  await phone.press("Enter");
  await expect(phone).toHaveAccessibleDescription("Skriv inn et mobilnummer med åtte siffer");
  await expect(phone).toBeFocused();
  await page.getByRole("textbox", { name: "Beskjed til rådgiveren din" }).fill("x".repeat(255));
  await expect(page.getByText("Du har skrevet 5 tegn for mye").first()).toBeVisible();
  await expectNoFindings(page);
  await page.getByRole("radio", { name: "I appen" }).press("ArrowRight");
  await expect(page.getByRole("radio", { name: "På SMS" })).toBeChecked();
  await page.getByRole("checkbox", { name: "Lav saldo" }).press("Space");
  await expect(page.getByRole("checkbox", { name: "Lav saldo" })).toBeChecked();
  await phone.fill("400 00 000");
  await phone.press("Enter");
  await expect(page.getByRole("region", { name: "Varsler" }).getByText("Endringene er lagret")).toBeVisible();
  await expect(phone).toHaveAccessibleDescription("Åtte siffer");
});

test("feedback leads to a follow-up and a contact form; questions fold out", async ({ page }) => {
  await openAnswered(page);
  await page.locator("summary", { hasText: "Gjelder kortet i utlandet?" }).press("Enter");
  await expect(page.getByText("Velg alltid å betale i landets egen valuta.")).toBeVisible();
  await page.getByRole("radio", { name: "Veldig lett" }).check();
  await expect(page.getByText("Takk, det hjelper oss").first()).toBeVisible();

  const question = page.getByRole("group", { name: "Fikk du gjort det du skulle?" });
  await question.getByRole("radio", { name: "Nei" }).check();
  await page.getByRole("textbox", { name: "Hva skulle du gjerne fått gjort?" }).fill("Finne årsoppgaven");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await page.getByRole("button", { name: "Jeg har tid!" }).click();
  await page.getByRole("button", { name: "Neste" }).click();
  await page.getByRole("textbox", { name: /Er det noe du savner/ }).fill("Et søk");
  await page.getByRole("button", { name: "Send inn" }).click();
  const email = page.getByRole("textbox", { name: /E-post/ });
  await email.fill("kari");
  await email.press("Enter");
  await expect(email).toHaveAccessibleDescription("Skriv inn en gyldig e-postadresse");
  await expectNoFindings(page);
  await page.getByRole("button", { name: "Nei takk" }).click();
  await expect(email).toHaveCount(0);

  await page.getByRole("button", { name: "Bli oppringt" }).click();
  await page.getByRole("textbox", { name: /E-post/ }).fill("kari@tindebanken.example");
  await page.getByRole("textbox", { name: /Telefon/ }).fill("40000000");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByRole("textbox", { name: /Telefon/ })).toHaveCount(0);
});

test("the same page is drawn without the server's markup", async ({ page }) => {
  await page.goto(`${sample.address}uten-server`);
  await page.getByRole("button", { name: "Godta alle" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "God dag, Kari" })).toBeVisible();
  const message = page.getByRole("region", { name: "Driftsmelding" });
  await message.getByRole("button", { name: "Lukk" }).click();
  await expect(message).toHaveCount(0);
  await expectNoFindings(page);
});

test("recommendations lead to a block page, and an unknown address to an error page", async ({ page }) => {
  await openAnswered(page);
  await expect(page.getByRole("heading", { name: "Anbefalt for deg" })).toBeVisible();
  await page.getByRole("link", { name: "Se pris Reiseforsikring" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Bostedsadressen din er utenfor Norge" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Ta kontakt med oss" })).toHaveAttribute("href", "tel:+4700000000");
  await expectNoFindings(page);
  await page.getByRole("button", { name: "Gå tilbake" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "God dag, Kari" })).toBeVisible();
  await page.goto(`${sample.address}finnes-ikke`);
  await expect(page.getByRole("heading", { level: 1, name: "Noe har gått galt" })).toBeVisible();
  await expectNoFindings(page);
});
