import type { Page } from "@playwright/test";
import type { EffectiveDescriptor } from "#contract/descriptor/descriptorSchema.ts";
import { AnalyticsEndpoint } from "#tests/support/journeys/analyticsEndpoint.ts";
import { brands, brandWith, type JourneyBrand, runsIn } from "#tests/support/journeys/brands.ts";
import { expect, test as base } from "#tests/support/journeys/journey.ts";
import type { Portal } from "#tests/support/browser/Portal.ts";
import { noPermission } from "#tests/support/journeys/notInFirefox.ts";

const test = base.extend<{ endpoint: AnalyticsEndpoint }>({
  endpoint: async ({ context }, run) => {
    const endpoint = await AnalyticsEndpoint.start();
    await context.grantPermissions(["local-network-access"]);
    await run(endpoint);
    await endpoint.close();
  },
});

type Choice = "in" | "out";

function cookieFor({ analytics, cookieConsent }: EffectiveDescriptor, choice: Choice): readonly [string, string] {
  const { consent } = analytics;
  const answer = choice === "in" ? "accepted" : "denied";
  switch (consent.strategy) {
    case "opt-in-service":
      // The simulator's stand-in for the service's script reads it.
      return ["banken-husker", choice];
    case "bank-cookie-level":
      // One level below opting in.
      return [consent.cookieName, choice === "in" ? consent.optedInLevel : String(Number(consent.optedInLevel) - 1)];
    case "consent-cookie":
      return [
        cookieConsent.cookieName,
        JSON.stringify(
          cookieConsent.coding === "named"
            ? { functional: "accepted", statistics: answer, marketing: "denied" }
            : { F: "accepted", S: answer, M: "denied" },
        ),
      ];
  }
}

/** The customer chooses, where the brand keeps the choice (spec: analytics-9). */
async function choose(page: Page, { descriptor }: JourneyBrand, choice: Choice): Promise<void> {
  const [name, value] = cookieFor(descriptor, choice);
  await page.evaluate((cookie) => {
    document.cookie = cookie;
  }, `${name}=${value}; path=/`);
}

/** The customer comes back to the tab, and the portal reads the choice again. */
const comeBack = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event("focus")));

async function walkAround(portal: Portal): Promise<void> {
  const navigation = portal.page.getByRole("navigation").first();
  for (const [name, title] of [
    ["Profil", "Forsikringsprofil"],
    ["Kjøp", "Hva vil du forsikre?"],
    ["Forsikringsoversikt", "Forsikringsoversikt"],
  ] as const) {
    await navigation.getByRole("link", { name }).click();
    // The page has arrived when the document has its title.
    await expect.poll(() => portal.page.title()).toMatch(`${title} `);
  }
}

/** Names of everything that the browser has stored. */
const keptNames = (page: Page) =>
  page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...document.cookie.split("; ").map((pair) => pair.split("=")[0] ?? ""),
    ...(await indexedDB.databases()).map(({ name }) => name ?? ""),
  ]);

for (const brand of brands) {
  test.describe(`Brand ${brand.id}`, runsIn(brand), () => {
    test.use({ brandId: brand.id, consent: "none" });

    test(
      "events reach the analytics host after an opt-in only, and none after an opt-out",
      noPermission,
      async ({ portal, page, endpoint }) => {
        test.slow();
        const library: string[] = [];
        page.on("request", (request) => {
          if (/mixpanel|127\.0\.0\.1/.test(request.url())) library.push(request.url());
        });
        await portal.logIn();
        await endpoint.wireTo(page);

        // No choice yet. The footer is the last part; the cookie dialog may cover it.
        await portal.open();
        await expect(page.locator("footer")).toBeAttached();
        await choose(page, brand, "out");
        await portal.open();
        await expect(page.getByRole("contentinfo")).toBeVisible();
        await walkAround(portal);
        expect([...library, ...endpoint.requests]).toEqual([]);

        await choose(page, brand, "in");
        await comeBack(page);
        await walkAround(portal);
        await expect
          .poll(() => endpoint.of("Sidevisning").map(({ side }) => side))
          .toEqual(["/forsikringsprofil", "/kjopsinnganger", ""].map((path) => `/privat/forsikring/oversikt${path}`));
        await expect
          .poll(() => endpoint.of("Knappetrykk").map(({ navn }) => navn))
          .toEqual(["Profil", "Kjøp", "Forsikringsoversikt"]);
        // IP collection is disabled (spec: analytics-18).
        for (const request of endpoint.requests) expect(request).toMatch(/^POST \/eu\/track\/\?.*\bip=0\b/);

        await choose(page, brand, "out");
        await comeBack(page);
        const optedOutAt = await page.evaluate(() => Date.now() / 1000);
        await walkAround(portal);
        const late = endpoint.events.filter(({ properties }) => Number(properties["time"]) > optedOutAt);
        expect(late).toEqual([]);
        expect((await keptNames(page)).filter((name) => /mp|mix/i.test(name))).toEqual([]);
      },
    );
  });
}

const withOptInService = brandWith(({ analytics }) => analytics.consent.strategy === "opt-in-service");

test.describe("The bank's opt-in service (spec: analytics-7)", runsIn(withOptInService), () => {
  const brand = withOptInService;
  test.use({ brandId: brand.id, consent: "none" });

  test(
    "the message 'optin_closed' from its origin sends the events that waited",
    noPermission,
    async ({ portal, page, endpoint }) => {
      await portal.logIn();
      await endpoint.wireTo(page, { ...brand.descriptor.analytics.consent, messageOrigin: portal.origin });
      await portal.open();
      await expect(page.getByRole("contentinfo")).toBeVisible();
      await walkAround(portal);
      await choose(page, brand, "in");
      expect(endpoint.requests).toEqual([]);
      await page.evaluate(() => window.postMessage("optin_closed", window.location.origin));
      // The page that was left before the idle parts had come is not counted.
      const later = ["/privat/forsikring/oversikt/kjopsinnganger", "/privat/forsikring/oversikt"];
      await expect
        .poll(() => endpoint.of("Sidevisning").map(({ side }) => side))
        .toEqual(expect.arrayContaining(later));
    },
  );
});

test.describe("The portal's own cookie dialog (spec: analytics-9)", () => {
  test.use({ consent: "none" });

  test(
    "accepting sends the events that waited; withdrawing stops events and removes stored data",
    noPermission,
    async ({ portal, page, endpoint }) => {
      test.slow();
      await portal.logIn();
      await endpoint.wireTo(page);
      await portal.open();
      const dialog = page.getByRole("dialog", { name: "Velg informasjonskapsler" });
      await expect(dialog).toBeVisible();
      expect(endpoint.requests).toEqual([]);
      await dialog.getByRole("button", { name: "Godta alle" }).click();
      await expect.poll(() => endpoint.of("Sidevisning")).toHaveLength(1);

      // As another application on the host, with the same library, may have left it.
      await page.evaluate(() => {
        localStorage.setItem("mp_annen_mixpanel", "{}");
        document.cookie = "mp_annen_mixpanel=1; path=/";
      });
      await page
        .getByRole("contentinfo")
        .getByRole("button", { name: "Endre samtykke til informasjonskapsler" })
        .click();
      await dialog.getByRole("checkbox", { name: /Statistikk/ }).uncheck();
      await dialog.getByRole("button", { name: "Godta mine valg" }).click();
      await expect(dialog).toBeHidden();
      await expect.poll(async () => (await keptNames(page)).filter((name) => name.startsWith("mp_"))).toEqual([]);
      const withdrawnAt = await page.evaluate(() => Date.now() / 1000);
      await walkAround(portal);
      expect(endpoint.events.filter(({ properties }) => Number(properties["time"]) > withdrawnAt)).toEqual([]);
    },
  );
});

test.describe("Analytics", () => {
  test.use({ consent: "accepted" });

  test(
    "events hold nothing personal: no name, number, address or input",
    noPermission,
    async ({ portal, page, endpoint }) => {
      test.slow();
      await portal.logIn();
      await endpoint.wireTo(page);
      await portal.open("/?fromFinn&utm_source=vanja&navn=Vanja#anker");
      await expect(page.getByRole("contentinfo")).toBeVisible();
      const addresses = await page
        .getByRole("main")
        .getByRole("link")
        .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
      // In a new tab, so that this one stays.
      for (const name of ["Bil", "Hund"]) {
        const [tab] = await Promise.all([
          page.context().waitForEvent("page"),
          portal.agreement(name).click({ modifiers: ["Control"] }),
        ]);
        await tab.close();
      }
      await page.getByRole("navigation").first().getByRole("link", { name: "Profil" }).click();
      await page.getByRole("button", { name: "Endre e-post" }).click();
      await page.getByRole("textbox", { name: "E-post" }).fill("vanja.ny@epost.example");
      await page.getByRole("textbox", { name: "E-post" }).press("Tab");
      await expect.poll(() => endpoint.of("Skjemainput")).toHaveLength(1);

      expect(endpoint.of("Skjemainput")).toMatchObject([{ felt: "E-postadresse", verdi: true }]);
      // An event that was sent before can arrive after.
      await expect
        .poll(() => endpoint.of("Knappetrykk"))
        .toContainEqual(
          expect.objectContaining({ type: "lenke", verdi: "/privat/forsikring/motor/detaljer/[number]" }),
        );
      const everything = JSON.stringify([endpoint.events, endpoint.requests]);
      const numbers = addresses.flatMap((address) => /\d{8,}/.exec(new URL(address).pathname) ?? []);
      expect(numbers.length).toBeGreaterThan(3);
      const texts = ["anja", "Vanlig", "@", "epost.example", "utm_", "fromFinn", "referr", "010170", "anker"];
      for (const personal of [...texts, ...numbers]) expect(everything, personal).not.toContain(personal);
      for (const { properties } of endpoint.events)
        for (const address of [properties["side"], properties["verdi"], properties["$current_url"]])
          if (typeof address === "string") expect(new URL(address, portal.origin).pathname).not.toMatch(/\d/);
    },
  );
});
