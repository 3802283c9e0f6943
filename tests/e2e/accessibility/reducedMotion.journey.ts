import type { Locator, Page } from "@playwright/test";
import { expect, test } from "#tests/e2e/support/journey.ts";

/** Presses something, and counts what still moves two frames later. */
const movesAfter = async (page: Page, target: Locator): Promise<readonly string[]> => {
  await target.evaluate((element) => (element as HTMLElement).click());
  return page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    await frame();
    await frame();
    return document.getAnimations().map((each) => {
      const { target: moved } = each.effect as KeyframeEffect;
      return `${moved?.tagName} ${String(each.effect?.getComputedTiming().duration)}`;
    });
  });
};

const openings = [
  [
    "a category of the purchase page",
    "/kjopsinnganger",
    (page: Page) => page.getByRole("main").locator("summary").nth(1),
  ],
  [
    "a question of the overview",
    "/",
    (page: Page) => page.getByRole("region", { name: "Finner du ikke forsikringene dine?" }).locator("summary").first(),
  ],
] as const;

for (const brandId of ["sb1", "lo"])
  test.describe(`Motion in ${brandId} (spec: focus-18)`, () => {
    test.use({ brandId });

    for (const [what, to, find] of openings)
      test(`nothing moves when ${what} is opened by somebody who prefers so`, async ({ portal, page }) => {
        await page.emulateMedia({ reducedMotion: "reduce" });
        await portal.logIn({ to });
        const opener = find(page);
        await expect(opener).toBeVisible();
        await expect(page.getByRole("contentinfo")).toBeVisible();
        expect(await movesAfter(page, opener)).toEqual([]);
        await expect(opener.locator("..")).toHaveAttribute("open");
        // The measure sees what moves for everybody else.
        await page.emulateMedia({ reducedMotion: "no-preference" });
        expect(await movesAfter(page, opener)).not.toEqual([]);
      });
  });
