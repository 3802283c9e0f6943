import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Page } from "@playwright/test";
import { localHostOf } from "#contract/hosts/localHost.ts";
import { brands, brandWith, darkBrands } from "#tests/support/journeys/brands.ts";
import { distFolder } from "#tests/support/journeys/distFolder.ts";
import { findViolations } from "#tests/support/journeys/findViolations.ts";
import { expect, test } from "#tests/support/journeys/journey.ts";
import { typeInto } from "#tests/support/journeys/typeInto.ts";

const root = join(import.meta.dirname, "../../..");
const entryIds = readdirSync(join(root, "gallery/entries"), { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".entry.tsx"))
  .map((path) => basename(path, ".entry.tsx"))
  .toSorted();

const isBroken = /kan ikke vises:|^Denne tilstanden finnes ikke/;

/** Entries that one journey visits, one after the other in the same page. */
const bundleSize = 5;
const bundles = Array.from({ length: Math.ceil(entryIds.length / bundleSize) }, (_, at) =>
  entryIds.slice(at * bundleSize, (at + 1) * bundleSize),
);

/** How far the page overflows the window, in px. */
const overflowOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/**
 * Visits the states of an entry that is a whole page. Axe checks the first and the last, since those between are alike.
 */
async function checkPages(page: Page, addresses: readonly string[]): Promise<void> {
  for (const [at, address] of addresses.entries()) {
    await page.goto(address);
    await expect(page.locator("main > *").first()).toBeAttached();
    await expect(page.getByText(isBroken)).toHaveCount(0);
    expect(await overflowOf(page), address).toBeLessThanOrEqual(0);
    if (at === 0 || at === addresses.length - 1) expect(await findViolations(page), address).toEqual([]);
  }
}

async function checkEntry(page: Page, gallery: string, id: string): Promise<void> {
  await page.goto(`${gallery}#/${id}`);
  await expect(page.locator(`nav a[href="#/${id}"]`)).toHaveAttribute("aria-current", "page");
  await expect(page.getByRole("heading", { level: 2, name: "Tilstander" })).toBeVisible();
  await expect(page.getByText("Dokumentasjon for utviklere")).toBeVisible();
  const alone = await page
    .getByRole("link", { name: /^Åpne «/ })
    .evaluateAll((links: HTMLAnchorElement[]) => links.map(({ href }) => href));
  expect(alone.length).toBeGreaterThan(0);
  if ((await page.locator("main iframe").count()) > 0) return checkPages(page, alone);
  await expect(page.getByText(isBroken)).toHaveCount(0);
  // The page shows the same widget many times, so its regions share a name.
  expect(await findViolations(page, ["landmark-unique"])).toEqual([]);
}

// Brands take turns; phone and desktop alternate, and light and dark.
for (const [at, ids] of bundles.entries()) {
  const brandId = brands[at % brands.length]?.id ?? "";
  const width = at % 2 === 0 ? 360 : 1280;
  const colorScheme = at % 4 < 2 ? "dark" : "light";
  test.describe(`The gallery in ${brandId} at ${width} px, on a device in ${colorScheme}`, () => {
    test.use({ brandId, colorScheme });
    test(`shows every state of ${ids[0]} to ${ids.at(-1)} without an axe violation`, async ({ portal, page }) => {
      // Several small journeys.
      test.setTimeout(30_000 * ids.length);
      portal.expectedErrors.push(/Kunde traff side som ikke finnes/);
      await page.setViewportSize({ width, height: 800 });
      for (const id of ids) await test.step(id, () => checkEntry(page, `${portal.origin}/galleri/`, id));
    });
  });
}

test("The gallery finds an entry by name, and shows it at the width of a phone and in another brand", async ({
  portal,
  page,
}) => {
  await page.goto(`${portal.origin}/galleri/`);
  await expect(page.getByRole("heading", { level: 1, name: "Galleri" })).toBeVisible();
  await typeInto(page.getByRole("textbox", { name: "Finn" }), "feilsid");
  const index = page.getByRole("navigation", { name: "Oppføringer" });
  await expect(index.getByRole("link")).toHaveCount(1);
  await index.getByRole("link", { name: "Feilsider" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Feilsider" })).toBeFocused();

  await page.getByRole("radio", { name: "360" }).check();
  const frame = page.locator("iframe").first();
  await expect(frame).toHaveAttribute("width", "360");
  await expect(frame.contentFrame().getByRole("heading", { name: "Oisann, her skjedde det en feil" })).toBeVisible();
  await frame.contentFrame().getByRole("button", { name: "Gå tilbake" }).click();
  await expect(frame.contentFrame().getByLabel("Kall til verten")).toHaveText(/onBack\(\)$/);

  await page.getByRole("combobox", { name: "Merke" }).selectOption({ index: 0 });
  await expect(page.getByRole("heading", { level: 1, name: "Feilsider" })).toBeVisible();
  expect(new URL(page.url()).hostname).toBe(localHostOf(brands[0]?.id ?? ""));
});

for (const { id } of darkBrands.slice(0, 1))
  test.describe(`In ${id}, which has a dark theme`, () => {
    test.use({ brandId: id });
    test("the gallery's choice of the scheme is that of the frames too", async ({ portal, page }) => {
      await page.goto(`${portal.origin}/galleri/#/feilsider`);
      const frame = page.locator("iframe").first().contentFrame();
      await expect(frame.getByRole("heading", { name: "Oisann, her skjedde det en feil" })).toBeVisible();
      await page.getByRole("combobox", { name: "Utseende" }).selectOption("Mørk");
      for (const html of [page.locator("html"), frame.locator("html")])
        await expect(html).toHaveCSS("color-scheme", "dark");
    });
  });

const several = brandWith(({ languages: [own, ...others] }) => own === "nb" && others.includes("nn"));

test.describe(`In ${several.id}, which has several languages`, () => {
  test.use({ brandId: several.id });
  test("the gallery's choice of the language is that of the frames too (spec: languages-52)", async ({
    portal,
    page,
  }) => {
    await page.goto(`${portal.origin}/galleri/#/feilsider`);
    const frame = page.locator("iframe").first().contentFrame();
    await expect(frame.locator("html")).toHaveAttribute("lang", "nb");
    await page.getByRole("combobox", { name: "Språk" }).selectOption("Nynorsk");
    for (const html of [page.locator("html"), frame.locator("html")]) await expect(html).toHaveAttribute("lang", "nn");
    await expect(page.getByRole("heading", { level: 1, name: "Feilsider" })).toBeVisible();
    await portal.chooseLanguage("nn");
    const words = portal.words("sperrer", "feil.ukjent.title");
    await expect(frame.getByRole("heading", { name: words })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  });
});

// Capitals are wider than other letters.
for (const { id } of brands.filter(({ variants }) => variants.headingCase === "upper"))
  test.describe(`In ${id}, whose headings are in capitals, at 320 px and with 200 % text`, () => {
    test.use({ brandId: id });
    test("block pages, error pages and the gallery around them fit", async ({ portal, page }) => {
      await page.setViewportSize({ width: 320, height: 800 });
      for (const address of ["#/sperresider", "?visning=sperresider&tilstand=2", "?visning=feilsider&tilstand=6"]) {
        await page.goto(`${portal.origin}/galleri/${address}`);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await page.evaluate(() => {
          document.documentElement.style.fontSize = "200%";
        });
        expect(await overflowOf(page), address).toBeLessThanOrEqual(0);
      }
    });
  });

test("A brand's deployment holds nothing of the gallery", () => {
  for (const { id } of brands) {
    const folder = distFolder(id);
    const withGallery = readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((path) => /\.(?:html|js|css|json)$/.test(path))
      .filter((path) => /galler[iy]/i.test(readFileSync(join(folder, path), "utf8")));
    expect(withGallery, id).toEqual([]);
  }
});
