import { darkBrands, inTestAll } from "#tests/support/journeys/brands.ts";
import { expectNoFindings } from "#tests/support/journeys/expectNoFindings.ts";
import { expect, test } from "#tests/support/journeys/journey.ts";
import { noMedia } from "#tests/support/journeys/notInFirefox.ts";
import { screens } from "#scripts/quality/contact-sheet/screens/screens.ts";
import { settlePage } from "#tests/support/browser/settlePage.ts";

const [first] = darkBrands;
const [overview] = screens;

/** Screens that together have the parts of all: fields, badges, messages, dialogs, illustrations. */
const various = [
  "the profile with every row open and an address that is wrong",
  "offers of every kind",
  "the purchase entrances with a category open",
  "the login page",
  "the warning before the session ends",
  "a page that does not exist",
];

/** Each brand has its own colours, so the overview is looked at in all. */
const screensOf = (brandId: string) =>
  screens.filter((screen) => screen === overview || (brandId === first?.id && various.includes(screen.title)));

test("every screen that is looked at in dark exists", inTestAll, () => {
  expect(screensOf(first?.id ?? "")).toHaveLength(first === undefined ? 1 : various.length + 1);
});

for (const { id } of darkBrands)
  test.describe(`Dark pages of ${id}`, inTestAll, () => {
    test.use({ brandId: id, colorScheme: "dark" });
    test.slow();

    test(
      "have no axe violation, the overview with more contrast neither (spec: scheme-37)",
      noMedia,
      async ({ portal, page }) => {
        for (const screen of screensOf(id))
          await test.step(screen.title, async () => {
            await portal.becomeNewVisitor();
            const settled = settlePage(page);
            await page.emulateMedia({ colorScheme: "dark" });
            await screen.reach(portal);
            await settled();
            await expectNoFindings(page, [1280], screen.title);
            if (screen !== overview) return;
            await page.emulateMedia({ colorScheme: "dark", contrast: "more" });
            await expectNoFindings(page, [1280], `${screen.title}, with more contrast`);
          });
      },
    );
  });
