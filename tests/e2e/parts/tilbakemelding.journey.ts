import type { Locator, Page } from "@playwright/test";
import { simulatorPaths } from "#scripts/simulator/simulatorPaths.ts";
import { expect, test } from "#tests/support/journeys/journey.ts";
import type { Portal } from "#tests/support/browser/Portal.ts";
import { notInFirefox } from "#tests/support/journeys/notInFirefox.ts";
import { typeInto } from "#tests/support/journeys/typeInto.ts";

const formOf = (page: Page, name: string): Locator => page.locator("form", { has: page.getByRole("group", { name }) });
const gjort = (page: Page): Locator => formOf(page, "Fikk du gjort det du skulle?");
const fornoyd = (page: Page): Locator => formOf(page, "Hvor fornøyd er du med denne nettsiden?");
const received = async (portal: Portal) =>
  (await portal.requests()).filter(({ call }) => call === "POST /feedback/").map(({ body }) => body);

test("An answer that the customer leaves is not sent; an answer sent by keyboard is sent once", async ({
  portal,
  page,
}) => {
  await portal.logIn();
  await gjort(page).getByRole("radio", { name: "Nei" }).check();
  await typeInto(gjort(page).getByRole("textbox"), "Fant ikke bilen");
  // Leaves for another page of the portal, then for another document.
  await page.getByRole("link", { name: /^Se tilbudene dine/ }).click();
  await fornoyd(page).getByRole("radio", { name: "Midt på treet" }).check();
  await page.goto("about:blank");
  expect(await received(portal)).toEqual([]);

  await portal.open("/tilbud");
  await fornoyd(page).getByRole("radio", { name: "Veldig misfornøyd" }).focus();
  await page.keyboard.press("ArrowDown");
  await expect(fornoyd(page).getByRole("radio", { name: "Litt misfornøyd" })).toBeChecked();
  await page.keyboard.press("Tab");
  await page.keyboard.type("Litt treg");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Takk for tilbakemeldingen!" })).toBeFocused();
  await page.goto("about:blank");
  expect(await received(portal)).toEqual([
    { productCode: "TILBUD", feedbackValue: "2", text: "Litt treg", page: "/privat/forsikring/oversikt/tilbud" },
  ]);
});

test.describe("A visitor of the follow-up, as another application shows it", () => {
  const answers = `[{"name":"aerend","label":"Hva kom du hit for å gjøre?","type":"radio","value":"se"}]`;

  /** The first state of the gallery's entry: the offer. */
  async function openOffer(portal: Portal, page: Page): Promise<Locator> {
    await page.goto(`${portal.origin}/galleri/#/oppfolging`);
    return page.getByRole("region", { name: "Tilstander" }).getByRole("region").first();
  }

  test(
    "who leaves in the second step has their answers sent once",
    notInFirefox("it draws nothing after pagehide"),
    async ({ portal, page }) => {
      const widget = await openOffer(portal, page);
      await widget.getByRole("button", { name: "Jeg har tid!" }).click();
      await widget.getByRole("radio", { name: "Se forsikringene mine" }).check();
      await widget.getByRole("button", { name: "Neste" }).click();
      const calls = page.getByLabel("Kall til verten").locator("code");
      await expect(calls).toHaveCount(0);
      // The page shows the calls to its host. The browser stores them as the page unloads.
      await page.evaluate(() => {
        window.addEventListener("unload", () => {
          window.sessionStorage.setItem("calls", document.querySelector("output")?.textContent ?? "");
        });
      });
      await page.goto(`${portal.origin}${simulatorPaths.page}`);
      const calledWith = await page.evaluate(() => window.sessionStorage.getItem("calls"));
      expect(calledWith).toBe(`onAnswers(${answers}, {"intentionalSubmit":false})`);
    },
  );
});
