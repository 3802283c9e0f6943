import { expect, type Page, test } from "@playwright/test";
import { screenWidths } from "#tests/support/browser/screenWidths.ts";
import { expectNoFindings } from "#tests/support/journeys/expectNoFindings.ts";
import { findHiddenFocus } from "#tests/support/journeys/findHiddenFocus.ts";
import { findSmallTargets } from "#tests/support/journeys/findSmallTargets.ts";
import { findBrokenWords } from "./findBrokenWords.ts";
import { findDisorder } from "./findDisorder.ts";

/** In px: the least height of links and buttons for a mouse, and for a finger (spec: focus-12). */
const targets = [
  { width: 1280, least: 24 },
  { width: 360, least: 44 },
] as const;

/**
 * Checks that everybody can use what is shown, at the width of a phone and of a desktop. All of it is checked, also
 * after a failure.
 */
export async function expectUsable(page: Page): Promise<void> {
  await test.step("axe finds no violation, and nothing overflows", () => expectNoFindings(page));

  await test.step("links and buttons are tall enough for a mouse, and on a phone for a finger", async () => {
    for (const { width, least } of targets) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await page.evaluate(findSmallTargets, least), `${width} px`).toEqual([]);
    }
  });

  await test.step("every focus can be seen", async () => {
    for (const width of screenWidths) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await findHiddenFocus(page), `${width} px`).toEqual([]);
    }
  });

  await test.step("on a phone the eye reads the texts in the order of a screen reader", async () => {
    await page.setViewportSize({ width: 360, height: 800 });
    expect.soft(await page.evaluate(findDisorder)).toEqual([]);
  });

  await test.step("in doubled text on a phone no word of a heading breaks", async () => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
    // What a customer or the back end has written is in <bdi>.
    const ownHeadings = ":is(h1, h2, h3):not(:has(bdi))";
    expect.soft(await page.evaluate(findBrokenWords, ownHeadings)).toEqual([]);
    await page.evaluate(() => (document.documentElement.style.fontSize = ""));
  });
}
