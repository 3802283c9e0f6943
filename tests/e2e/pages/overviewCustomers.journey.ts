import { boxOf } from "#tests/support/journeys/boxOf.ts";
import { brands, brandWith, runsIn } from "#tests/support/journeys/brands.ts";
import { holdScripts } from "#tests/support/journeys/holdScripts.ts";
import { expect, test } from "#tests/support/journeys/journey.ts";
import { typeInto } from "#tests/support/journeys/typeInto.ts";

/** Who looks at the overview, and what is true for them (spec: oversikt-15, oversikt-16, avtaler-38, avtaler-41). */
const now =
  /^(?:Du har \d+ oppgaver? som venter|Alt er i orden|Ingen oppgaver venter|Vi mangler noen svar|Vi vet ikke)/;

test("a customer with some sixty agreements finds the one that ends, and one by its registration number", async ({
  portal,
  page,
}) => {
  await portal.logIn({ customer: "mange" });
  const section = page.getByRole("region", { name: "Forsikringene dine", exact: true });
  // What needs attention is first, and open.
  const first = section.getByRole("listitem").first();
  await expect(first).toContainText("Avsluttes");
  expect((await boxOf(first)).y).toBeLessThan(900);
  const vehicles = section.getByRole("heading", { level: 3, name: "Kjøretøy" });
  await expect(vehicles).toBeVisible();
  const middles = await vehicles.evaluate((name) => {
    const { top, height } = getComputedStyle(name, "::before");
    return { arrow: parseFloat(top) + parseFloat(height) / 2, name: name.clientHeight / 2 };
  });
  expect(Math.abs(middles.arrow - middles.name), "the arrow is beside the name").toBeLessThan(1.5);
  // The dot between the facts of a group is heard as a pause.
  expect(await section.ariaSnapshot()).toMatch(/paragraph: \d+ forsikringer, [\d\s,]+ kroner i måneden/);
  await expect(portal.agreement("Veteranbil")).toBeHidden();

  const field = section.getByRole("searchbox", { name: "Søk i forsikringene dine" });
  await typeInto(field, "xx00008");
  await expect(section.getByRole("listitem")).toHaveCount(1);
  await expect(section.getByRole("listitem")).toContainText("Varebil");
  await expect(section.getByRole("status")).toHaveText("1 forsikring passer");

  await typeInto(field, "");
  await section.getByRole("button", { name: "Vis alle" }).click();
  await expect(portal.agreement("Veteranbil")).toBeVisible();

  await page.getByRole("navigation").getByRole("link", { name: "Kjøp", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Hva vil du forsikre?" })).toBeVisible();
  await page.goBack();
  await expect(portal.agreement("Veteranbil")).toBeVisible();
  await expect(section.getByRole("button", { name: "Lukk alle" })).toBeVisible();
});

test("a group opens by keyboard, also before the portal's code is there", async ({ portal, page }) => {
  const release = await holdScripts(page);
  const loaded = portal.logIn({ customer: "mange" });
  const group = page.getByRole("region", { name: "Forsikringene dine", exact: true }).locator("summary").first();
  await group.press("Enter");
  await expect(group.locator("..")).toHaveAttribute("open");
  release();
  await loaded;
  await expect(portal.agreement("Veteranbil")).toBeVisible();
});

test("a customer without agreements is not told that they are insured", async ({ portal, page }) => {
  await portal.logIn({ customer: "ingen" });
  await expect(page.getByText("Ingen oppgaver venter på deg.")).toBeVisible();
  await expect(page.locator("[data-band]")).not.toContainText(/forsikret|trygg|sikret/i);
});

test("when calls fail, the band says what is not known", async ({ portal, page }) => {
  await portal.inject(
    { call: "GET /avtaleoversikt/avtaler", status: 500 },
    { call: "GET /motor/oppgaver/motoroppgaver", status: 500 },
  );
  await portal.logIn({ customer: "ingen" });
  await expect(page.getByText("Vi vet ikke om du har noe å gjøre nå.")).toBeVisible();
  await expect(page.getByText(/^Alt er i orden/)).toHaveCount(0);
});

test("a customer under 18 reads that they cannot buy", async ({ portal, page }) => {
  await portal.logIn({ customer: "under-18" });
  await expect(page.getByText("Du må ha fylt 18 år for å kjøpe forsikring på nett.")).toBeVisible();
});

test.describe("A brand of the union", () => {
  test.use({ brandId: brandWith(({ assets }) => assets.memberLogo !== undefined).id });

  test("a member sees the task about double insurance first", async ({ portal, page }) => {
    await portal.logIn({ customer: "lo-medlem" });
    await expect(page.getByRole("link", { name: now })).toBeVisible();
    await expect(page.getByRole("region", { name: "Oppgavene dine" })).toContainText("forsikret to ganger");
  });
});

test("in the bank's app the service links are there, and say nothing of a new tab", async ({ portal, page }) => {
  await portal.logIn({ customer: "vanlig", channel: "mobilbank" });
  const list = page.getByRole("list", { name: "Snarveier" });
  await expect(list.getByRole("link", { name: "Kontakt" })).toBeVisible();
  await expect(list.getByRole("link", { name: "Meld skade" })).toBeVisible();
});

/** Brands whose customers of this bank place have agreements in the partner's damage system. */
for (const brand of brands.filter(({ descriptor }) => descriptor.partnerAgreements.bankPlaces.includes("0502")))
  test.describe(`A partner bank's customer of ${brand.id}`, runsIn(brand), () => {
    test.use({ brandId: brand.id });

    test("follows an agreement to the partner's page, in a tab of its own", async ({ portal, page }) => {
      await portal.logIn({ customer: "partnerbank" });
      const partnerLinks = page.getByRole("main").locator('a[href*="forsikringsnummer="]');
      await expect(partnerLinks).toHaveCount(3);
      const [tab] = await Promise.all([page.context().waitForEvent("page"), partnerLinks.first().click()]);
      await tab.waitForURL(/\/simulator\/partner\/avtale\?forsikringsnummer=\w+/);
    });
  });

for (const brand of brands)
  test.describe(`In ${brand.id}`, runsIn(brand), () => {
    test.use({ brandId: brand.id });

    test("the figures of a date are equally wide, so that its dots are seen beside a 1 (spec: formats-19)", async ({
      portal,
      page,
    }) => {
      await portal.logIn({ customer: "mange" });
      await portal.expectOverview();
      await page.evaluate(() => document.fonts.ready);
      const date = page
        .getByRole("main")
        .getByText(/\d\d\.\d\d\.\d{4}/)
        .first();
      const widths = await date.evaluate((shown) =>
        ["01.01.2027", "11.11.1111", "44.44.4444"].map((text) => {
          const copy = shown.appendChild(document.createElement("span"));
          copy.textContent = text;
          // As the font has it, not rounded to the pixels of this screen.
          copy.style.cssText = "white-space: nowrap; text-rendering: geometricPrecision";
          const { width } = copy.getBoundingClientRect();
          copy.remove();
          return width.toFixed(1);
        }),
      );
      expect(new Set(widths).size, String(widths)).toBe(1);
    });
  });
