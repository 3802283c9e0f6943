import { AxeBuilder } from "@axe-core/playwright";
import type { Locator, Page } from "@playwright/test";
import { brandFacts } from "./brandFacts.ts";
import { expect, test } from "./journey.ts";
import type { Portal } from "./portal.ts";

const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const gjort = (page: Page): Locator => page.getByRole("region", { name: "Fikk du gjort det du skulle?" });
const fornoyd = (page: Page): Locator => page.getByRole("region", { name: "Hvor fornøyd er du med denne nettsiden?" });
const received = async (portal: Portal) =>
  (await portal.requests()).filter(({ call }) => call === "POST /feedback/").map(({ body }) => body);

async function expectNoFindings(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(standards).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join()}`)).toEqual([]);
}

for (const { id } of brandFacts) {
  test.describe(`Brand ${id}`, () => {
    test.use({ brandId: id });
    for (const width of [360, 1280]) {
      test(`the feedback at ${width} px has no finding, and nothing sticks out`, async ({ portal, page }) => {
        await page.setViewportSize({ width, height: 800 });
        await portal.logIn({ to: "/tilbud" });
        await fornoyd(page).getByRole("radio", { name: "Ganske fornøyd" }).check();
        await fornoyd(page).getByRole("textbox").fill("x".repeat(251));
        await expect(page.getByText("Du har skrevet 1 tegn for mye")).toBeVisible();
        await expectNoFindings(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
          0,
        );
      });
    }
  });
}

test("A customer answers and leaves: nothing is sent, on no way out; sent by keyboard, it is sent once", async ({
  portal,
  page,
}) => {
  await portal.logIn();
  await gjort(page).getByRole("radio", { name: "Nei" }).check();
  await gjort(page).getByRole("textbox").fill("Fant ikke bilen");
  await expectNoFindings(page);
  // Another page of the portal, then another document altogether.
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
  await expectNoFindings(page);
  await page.goto("about:blank");
  expect(await received(portal)).toEqual([
    { productCode: "TILBUD", feedbackValue: "2", text: "Litt treg", page: "/privat/forsikring/oversikt/tilbud" },
  ]);
});
