import type { Page } from "@playwright/test";
import { brands, runsIn } from "#tests/support/journeys/brands.ts";
import { expect, test } from "#tests/support/journeys/journey.ts";
import { notInFirefox } from "#tests/support/journeys/notInFirefox.ts";
import { withoutOwnTexts } from "./withoutOwnTexts.ts";

/** One brand as most are, and the one that writes its headings in capitals. */
const brandIds = ["eika", "lo"] as const;

/** The pages, by the name of their files. */
const pages = [
  ["oversikt", "/"],
  ["tilbud", "/tilbud"],
  ["forsikringsprofil", "/forsikringsprofil"],
  ["kjopsinnganger", "/kjopsinnganger"],
  ["sperre", "/kjopsinnganger?avvist=utland"],
  ["andre-forsikringer", "/andre-forsikringer"],
  ["ikke-funnet", "/finnes-ikke"],
] as const;

/**
 * The days of the simulator move with the calendar, and a port is another one each time: addresses are left out. An
 * empty live region says nothing; when its code arrives depends on the machine.
 */
const withoutDays = (text: string) =>
  text
    .replaceAll(/\n *- status(?=\n|$)/g, "")
    .replaceAll(/:\n *- \/url: .*(\n *- (?:text|img))/g, ":$1")
    .replaceAll(/:\n *- \/url: .*/g, "")
    .replaceAll(/\d\d\.\d\d\.\d{4}/g, "DD.MM.ÅÅÅÅ")
    .replaceAll(
      /\b(?:januar|februar|mars|april|mai|juni|juli|august|september|oktober|november|desember) \d{4}/g,
      "MÅNED ÅÅÅÅ",
    );

/** What a screen reader meets, from the first line to the last, when nothing is under way any more. */
async function readPage(page: Page): Promise<string> {
  await expect(page.getByRole("contentinfo")).toBeVisible();
  let before: string | undefined;
  let now = "";
  await expect
    .poll(
      async () => {
        before = now;
        now = withoutDays(await page.locator("body").ariaSnapshot());
        return now === before && !/Henter|Vennligst vent|Vi ser etter/.test(now);
      },
      { intervals: [1000] },
    )
    .toBe(true);
  return `${now}\n`;
}

/*
 * The accessibility tree of each page in its order, kept as text and reviewed like one, without what is the brand's own
 * to change (spec: focus-17). After a change that is wanted: npx playwright test reading --project chromium --update-snapshots
 */
for (const brand of brands.filter(({ id }) => brandIds.some((one) => one === id)))
  test.describe(`A screen reader's order in ${brand.id}`, runsIn(brand), () => {
    const brandId = brand.id;
    test.use({ brandId });
    const read = async (page: Page) => withoutOwnTexts(await readPage(page), brand.descriptor);

    for (const [name, to] of pages)
      test(`${name}`, notInFirefox("its snapshots are of Chromium"), async ({ portal, page }) => {
        portal.expectedErrors.push(/Kunde traff side som ikke finnes/);
        await portal.logIn({ to });
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        expect(await read(page)).toMatchSnapshot(`${name}.${brandId}.txt`);
      });

    test("logg-inn", notInFirefox("its snapshots are of Chromium"), async ({ portal, page }) => {
      await portal.open("/");
      await expect(page.getByRole("heading", { level: 1, name: "Logg inn" })).toBeVisible();
      expect(await read(page)).toMatchSnapshot(`logg-inn.${brandId}.txt`);
    });
  });
