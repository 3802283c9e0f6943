import type { Screen } from "#scripts/quality/contact-sheet/screens/Screen.ts";
import { walkTag } from "#scripts/quality/gates/dataGates.ts";
import { screens } from "#scripts/quality/contact-sheet/screens/screens.ts";
import { brands, inTestAll, type JourneyBrand, plainBrand } from "#tests/support/journeys/brands.ts";
import { expectNoFindings } from "#tests/support/journeys/expectNoFindings.ts";
import { expect, test } from "#tests/support/journeys/journey.ts";
import { expectUsable } from "./expectUsable.ts";

/** States with more parts than a screen of the contact sheet has. */
const fullPages: readonly Screen[] = [
  {
    title: "a member's overview with a part open",
    reach: async (portal) => {
      const { page } = portal;
      await portal.logIn({ customer: "lo-medlem" });
      await expect(page.getByRole("region", { name: "Oppgavene dine" })).toBeVisible();
      await expect(page.getByRole("region", { name: "Tilbudene dine" })).toBeVisible();
      await page.getByRole("group").locator("summary").first().click();
    },
  },
  {
    title: "the purchase page of a member with a category open",
    reach: async (portal) => {
      const { page } = portal;
      await portal.logIn({ to: "/kjopsinnganger", customer: "lo-medlem" });
      await page.getByRole("heading", { name: "Kjøretøy" }).click();
      await expect(page.getByRole("main").getByRole("link", { name: "Bil", exact: true })).toBeVisible();
    },
  },
  {
    title: "a feedback that is too long",
    reach: async (portal) => {
      const { page } = portal;
      await portal.logIn({ to: "/tilbud" });
      const question = page.getByRole("group", { name: "Hvor fornøyd er du med denne nettsiden?" });
      const feedback = page.locator("form", { has: question });
      await feedback.getByRole("radio", { name: "Ganske fornøyd" }).check();
      await feedback.getByRole("textbox").fill("x".repeat(251));
      await expect(page.locator("p", { hasText: "Du har skrevet 1 tegn for mye" })).toBeVisible();
    },
  },
];

const everyScreen: readonly Screen[] = [...screens, ...fullPages];

function screenNamed(title: string): Screen {
  const screen = everyScreen.find((each) => each.title === title);
  if (screen === undefined) throw new Error(`There is no screen "${title}".`);
  return screen;
}

const otherInsurance = screenNamed("other insurance");

/** Each page of the portal, in the state with most parts. */
const pages: readonly Screen[] = [
  ...fullPages,
  otherInsurance,
  ...[
    "the overview with agreements of every kind",
    "the profile with every row open and an address that is wrong",
    "an offer about to be removed",
    "the block page of a customer who was turned away",
    "the login page",
    "the hop to the claims cases",
    "a page that does not exist",
  ].map(screenNamed),
];

/** Whether the brand has the page: without entries, other insurance is a page that does not exist. */
const has = ({ descriptor }: JourneyBrand, screen: Screen): boolean =>
  screen !== otherInsurance || descriptor.otherInsurance.length > 0;

const claims = "(spec: focus-10, focus-12, focus-13, focus-14)";

test.describe(`Everybody can use each page ${claims}`, { tag: walkTag(plainBrand.id) }, () => {
  for (const screen of pages.filter((each) => has(plainBrand, each)))
    test(screen.title, async ({ portal, page }) => {
      await screen.reach(portal);
      await expectUsable(page);
    });
});

for (const brand of brands.filter((each) => each !== plainBrand))
  test.describe(`Brand ${brand.id}`, inTestAll, () => {
    test.use({ brandId: brand.id });

    test(`everybody can use each of its pages ${claims}`, { tag: walkTag(brand.id) }, async ({ portal, page }) => {
      test.slow();
      // One visitor after the other in the same page: a new page takes longer than what it shows.
      for (const screen of pages.filter((each) => has(brand, each)))
        await test.step(screen.title, async () => {
          await portal.becomeNewVisitor();
          await page.setViewportSize({ width: 1280, height: 800 });
          await screen.reach(portal);
          await expectUsable(page);
        });
    });
  });

test.describe("No axe violation and no overflow (spec: focus-10)", () => {
  for (const screen of screens.filter((each) => !pages.includes(each)))
    // What lies over pages is part of the walk; further states of a page are not.
    test(screen.title, screen.isOverlay === true ? {} : inTestAll, async ({ portal, page }) => {
      await page.setViewportSize({ width: screen.widths?.[0] ?? 1280, height: 800 });
      await screen.reach(portal);
      await expectNoFindings(page, screen.widths);
    });
});

for (const { id } of brands.filter((brand) => brand !== plainBrand))
  test.describe(`Brand ${id}`, () => {
    test.use({ brandId: id });

    test("the login page and the overview have no axe violation and keep the policy", async ({ portal, page }) => {
      await screenNamed("the login page").reach(portal);
      await expectNoFindings(page, undefined, "the login page");
      await screenNamed("the overview").reach(portal);
      await expectNoFindings(page, undefined, "the overview");
    });
  });
