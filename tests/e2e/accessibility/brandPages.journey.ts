import { boxOf } from "#tests/e2e/support/boxOf.ts";
import type { Page } from "@playwright/test";
import { brands, brandsFor, type JourneyBrand } from "#tests/e2e/support/brands.ts";
import { findHiddenFocus } from "#tests/e2e/support/findHiddenFocus.ts";
import { findSmallTargets } from "#tests/e2e/support/findSmallTargets.ts";
import { expectNoFindings } from "#tests/e2e/support/expectNoFindings.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";
import { screenWidths } from "#scripts/quality/contact-sheet/screens/screens.ts";
import type { Portal } from "#scripts/quality/browser/Portal.ts";

/** A page in a state with many parts, and the brands in which it is looked at. */
interface BrandPage {
  readonly title: string;
  readonly brands: readonly JourneyBrand[];
  readonly reach: (portal: Portal, page: Page) => Promise<void>;
  /** What else is checked on a phone. */
  readonly checkOnPhone?: (page: Page) => Promise<void>;
}

const pages: readonly BrandPage[] = [
  {
    title: "the overview",
    // Each brand has its own colours, so this is every brand, also without `--all`.
    brands,
    reach: async (portal) => {
      await portal.logIn({ customer: "mange" });
      await portal.expectOverview();
    },
    // The first screen of a phone says what the insurance costs and what to do (spec: oversikt-15).
    checkOnPhone: async (page) => {
      for (const fact of [
        page.getByText("kr/md").first(),
        page.getByRole("link", { name: /^Du har \d oppgaver som venter$/ }),
      ]) {
        const { y, height } = await boxOf(fact);
        expect.soft(y + height, "the lower edge").toBeLessThan(400);
      }
    },
  },
  {
    title: "a member's whole overview",
    brands: brandsFor("overview"),
    reach: async (portal, page) => {
      await portal.logIn({ customer: "lo-medlem" });
      await expect(page.getByRole("region", { name: "Oppgavene dine" })).toBeVisible();
      await expect(page.getByRole("region", { name: "Tilbudene dine" })).toBeVisible();
      await page.getByRole("group").locator("summary").first().click();
    },
  },
  {
    title: "the profile with its rows open",
    brands: brandsFor("profile"),
    reach: async (portal, page) => {
      await portal.logIn({ to: "/forsikringsprofil" });
      await expect(page.getByRole("radio").first()).toBeVisible();
      for (const row of ["adresse", "mobilnummer", "e-post", "dokumenter på papir"])
        await page.getByRole("button", { name: `Endre ${row}` }).click();
      await page.getByRole("textbox", { name: "E-postadresse" }).fill("ikke en adresse");
      await page.getByRole("textbox", { name: "E-postadresse" }).press("Enter");
      await expect(page.getByText("E-postadressen er ikke gyldig").first()).toBeVisible();
    },
  },
  {
    title: "the purchase page with a category open",
    brands: brandsFor("purchase"),
    reach: async (portal, page) => {
      await portal.logIn({ to: "/kjopsinnganger", customer: "lo-medlem" });
      await page.getByRole("heading", { name: "Kjøretøy" }).click();
      await expect(page.getByRole("main").getByRole("link", { name: "Bil", exact: true })).toBeVisible();
    },
  },
  {
    title: "an offer about to be removed",
    brands: brandsFor("none"),
    reach: async (portal, page) => {
      await portal.logIn({ customer: "mange", to: "/tilbud" });
      await page.getByRole("button", { name: "Fjern tilbud Båt" }).click();
      await expect(page.getByRole("button", { name: "Ja, fjern tilbudet" })).toBeVisible();
    },
  },
  {
    title: "other insurance",
    brands: brands.filter(({ descriptor }) => descriptor.otherInsurance.length > 0),
    reach: async (portal, page) => {
      await portal.logIn({ to: "/andre-forsikringer" });
      await expect(page.getByRole("main").getByRole("heading", { level: 2 }).first()).toBeVisible();
    },
    checkOnPhone: async (page) => {
      const name = page.getByRole("main").getByRole("heading", { level: 2 }).first();
      expect.soft(await name.evaluate((heading) => getComputedStyle(heading).textTransform)).toBe("none");
    },
  },
  {
    title: "a feedback that is too long",
    brands: brandsFor("none"),
    reach: async (portal, page) => {
      await portal.logIn({ to: "/tilbud" });
      const question = page.getByRole("group", { name: "Hvor fornøyd er du med denne nettsiden?" });
      const feedback = page.locator("form", { has: question });
      await feedback.getByRole("radio", { name: "Ganske fornøyd" }).check();
      await feedback.getByRole("textbox").fill("x".repeat(251));
      await expect(page.locator("p", { hasText: "Du har skrevet 1 tegn for mye" })).toBeVisible();
    },
  },
];

for (const { id, descriptor } of brands) {
  test.describe(`Brand ${id}`, () => {
    test.use({ brandId: id });

    // One visitor after the other in the same page: a new page takes longer than what it shows.
    test("no page has an axe violation or overflows, every link and button is tall enough for a mouse, on a phone for a finger, and there the link to the tasks is beside the heading, every focus can be seen, in doubled text no word of a heading breaks, no word of the profile breaks without a hyphen, and agreements of the partner lead to its page (spec: focus-11, focus-12, focus-13, focus-14, formats-17, avtaler-23)", async ({
      portal,
      page,
    }) => {
      test.slow();
      for (const { title, brands: those, reach, checkOnPhone } of pages) {
        if (those.every((brand) => brand.id !== id)) continue;
        await test.step(title, async () => {
          await portal.becomeNewVisitor();
          await page.setViewportSize({ width: 1280, height: 900 });
          await reach(portal, page);
          await page.locator("footer a").first().waitFor();
          expect.soft(await page.evaluate(findSmallTargets, 24), `${title}: links and buttons at a desk`).toEqual([]);
          await page.setViewportSize({ width: 360, height: 800 });
          await checkOnPhone?.(page);
          expect.soft(await page.evaluate(findSmallTargets, 44), `${title}: links and buttons`).toEqual([]);
          await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
          const ownHeadings = ":is(h1, h2, h3):not(:has(bdi))";
          expect
            .soft(await page.evaluate(findBrokenWords, ownHeadings), `${title}: headings in doubled text`)
            .toEqual([]);
          await page.evaluate(() => (document.documentElement.style.fontSize = ""));
          await expectNoFindings(page, undefined, title);
          for (const width of screenWidths) {
            await page.setViewportSize({ width, height: 800 });
            expect.soft(await findHiddenFocus(page), `${title}: hidden focus at ${width} px`).toEqual([]);
          }
        });
      }

      await test.step("the words of the profile", async () => {
        await portal.becomeNewVisitor();
        await page.setViewportSize({ width: 360, height: 800 });
        await portal.logIn({ to: "/forsikringsprofil" });
        const heading = page.getByRole("heading", { level: 1, name: "Forsikringsprofil" });
        await expect(heading).toHaveText("Forsikringsprofil");
        await expect(page.getByText("vanlig@kunde.example")).toBeVisible();
        for (const width of [360, 320]) {
          await page.setViewportSize({ width, height: 800 });
          expect(await page.evaluate(findBrokenWords, "body"), `${width} px`).toEqual([]);
        }
      });

      await test.step("the words of a block page", async () => {
        await portal.open("/kjopsinnganger?avvist=utland");
        const heading = page.getByRole("heading", { level: 1, name: "Bostedsadressen din er utenfor Norge" });
        for (const width of [400, 380, 360, 340, 320, 300]) {
          await page.setViewportSize({ width, height: 800 });
          await expect(heading).toBeVisible();
          expect(await page.evaluate(findBrokenWords, "body"), `${width} px`).toEqual([]);
        }
      });

      // Customers of this bank place have agreements in the partner's damage system.
      if (!descriptor.partnerAgreements.bankPlaces.includes("0502")) return;
      await test.step("agreements of the partner damage system", async () => {
        await portal.becomeNewVisitor();
        await page.setViewportSize({ width: 1280, height: 900 });
        await portal.logIn({ customer: "partnerbank" });
        const partnerLinks = page.getByRole("main").locator('a[href*="forsikringsnummer="]');
        await expect(partnerLinks).toHaveCount(3);
        const [tab] = await Promise.all([page.context().waitForEvent("page"), partnerLinks.first().click()]);
        await tab.waitForURL(/\/simulator\/partner\/avtale\?forsikringsnummer=\w+/);
      });
    });
  });
}

/**
 * The words that are on two lines without a hyphen, within elements that match the selector. A soft hyphen ends a text
 * node, and is as wide as what is drawn.
 */
function findBrokenWords(within: string): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  const lineOf = (node: Text, place: number): number => {
    const range = document.createRange();
    range.setStart(node, place);
    range.setEnd(node, place + 1);
    return Math.round(range.getBoundingClientRect().top);
  };
  while (texts.nextNode()) {
    const { data, parentElement, previousSibling: hyphen } = texts.currentNode as Text;
    const before = hyphen?.previousSibling;
    if (hyphen instanceof HTMLSpanElement && hyphen.ariaHidden === "true" && before instanceof Text) {
      const isBroken = lineOf(before, before.length - 1) !== lineOf(texts.currentNode as Text, 0);
      if (isBroken && hyphen.getBoundingClientRect().width === 0) broken.push(`${before.data}|${data}`);
    }
    if (parentElement?.checkVisibility() !== true || parentElement.closest(within) === null) continue;
    for (const { 0: word, index } of data.matchAll(/[^\s-]+/g)) {
      const range = document.createRange();
      range.setStart(texts.currentNode, index);
      range.setEnd(texts.currentNode, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) broken.push(word);
    }
  }
  return broken;
}
