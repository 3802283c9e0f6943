import { languageNames } from "#contract/pageLanguage.ts";
import { findChromium } from "#scripts/quality/browser/findChromium.ts";
import { simulatorPaths } from "#scripts/simulator/simulatorPaths.ts";
import { brands } from "#tests/support/journeys/brands.ts";
import { expect, test } from "#tests/support/journeys/journey.ts";
import { wordsOf } from "./wordsOf.ts";

const brand = brands.find(({ languages }) => languages.some(({ language }) => language === "en"));
if (brand === undefined) throw new Error("No brand has English.");

// Playwright turns the cache off, and the small Chromium of the other journeys has none.
test.use({
  brandId: brand.id,
  launchOptions: async ({ launchOptions }, run) =>
    run({ ...launchOptions, executablePath: findChromium(), ignoreDefaultArgs: ["--disable-back-forward-cache"] }),
});

test("A page that comes back from the browser's cache is in the language that was chosen on it (spec: languages-36)", async ({
  portal,
  page,
}) => {
  const [nb, en] = [wordsOf(brand, "nb"), wordsOf(brand, "en")];
  const heading = page.getByRole("heading", { level: 2, name: en("avtaler", "heading"), exact: true });
  await portal.logIn();
  await portal.expectOverview();
  await page
    .getByRole("banner")
    .getByRole("button", { name: nb("sprak", "title") })
    .click();
  await page.getByRole("menuitemradio", { name: languageNames.en }).click();
  await expect(heading).toBeVisible();
  await page.evaluate(() =>
    window.addEventListener("pageshow", ({ persisted }) => {
      if (persisted) document.documentElement.dataset["cameBack"] = "";
    }),
  );
  await page.goto(`${portal.origin}${simulatorPaths.page}`);
  await page.goBack({ waitUntil: "commit" });
  await expect(page.locator("html[data-came-back]")).toHaveAttribute("lang", "en");
  await expect(heading).toBeVisible();
  await expect(page.getByRole("banner").getByRole("button", { name: en("sprak", "title") })).toBeVisible();
});
