import { brandFacts } from "./brandFacts.ts";
import { findFaults } from "./findFaults.ts";
import { expect, test } from "./journey.ts";
import type { Portal } from "./portal.ts";

const widths = [360, 1280];

/** A screen in a state, and how to get there. */
interface Screen {
  readonly title: string;
  readonly reach: (portal: Portal) => Promise<unknown>;
  /** Widths in px at which the screen exists; both unless told. */
  readonly widths?: readonly number[];
}

const screens: readonly Screen[] = [
  {
    title: "the login page",
    reach: async (portal) => {
      await portal.open();
      await expect(portal.page.getByRole("heading", { name: "Logg inn" })).toBeVisible();
      await portal.page.frameLocator("iframe").getByRole("button", { name: "Logg inn" }).waitFor();
    },
  },
  {
    title: "the overview with agreements of every kind",
    reach: async (portal) => {
      await portal.logIn({ customer: "mange" });
      await portal.expectOverview();
    },
  },
  {
    title: "the overview without agreements",
    reach: async (portal) => {
      await portal.logIn({ customer: "ingen" });
      await expect(
        portal.page
          .getByRole("main")
          .getByText(/ingen (?:avtaler|forsikringer)/i)
          .first(),
      ).toBeVisible();
    },
  },
  {
    title: "the overview whose agreements cannot be fetched",
    reach: async (portal) => {
      await portal.order({ call: "GET /avtaleoversikt/avtaler", status: 500 });
      await portal.logIn();
      const failure = portal.page.getByText("En feil oppsto ved henting av forsikringene dine.");
      await expect(failure.first()).toBeVisible();
    },
  },
  {
    title: "the warning before the session ends",
    reach: async (portal) => {
      await portal.logIn({ seconds: 60 });
      await expect(portal.page.getByRole("alertdialog")).toBeVisible();
    },
  },
  {
    title: "the open mobile menu",
    widths: [360],
    reach: async (portal) => {
      await portal.logIn();
      await portal.expectOverview();
      await portal.page.getByRole("button", { name: /meny/i }).click();
      await expect(portal.page.getByRole("button", { name: "Logg ut" })).toBeVisible();
    },
  },
  {
    title: "a page that does not exist",
    reach: async (portal) => {
      portal.expectedErrors.push(/Kunde traff side som ikke finnes/);
      await portal.logIn({ to: "/finnes-ikke" });
      await expect(portal.page.getByText(/Denne siden ser ut til å være borte/)).toBeVisible();
    },
  },
];

for (const { title, reach, widths: at = widths } of screens) {
  for (const width of at) {
    test(`${title} at ${width} px has no finding, and nothing sticks out`, async ({ portal, page }) => {
      await page.setViewportSize({ width, height: 800 });
      await reach(portal);
      expect(await findFaults(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
        0,
      );
    });
  }
}

// Contrast is a brand's own: its overview is looked at in its own colours.
for (const { id } of brandFacts) {
  test.describe(`Brand ${id}`, () => {
    test.use({ brandId: id });
    for (const width of widths) {
      test(`the overview at ${width} px has no finding`, async ({ portal, page }) => {
        await page.setViewportSize({ width, height: 800 });
        await portal.logIn({ customer: "mange" });
        await portal.expectOverview();
        expect(await findFaults(page)).toEqual([]);
      });
    }
  });
}
