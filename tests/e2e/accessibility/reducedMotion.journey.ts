import type { Locator, Page } from "@playwright/test";
import { plainBrand, runsIn } from "#tests/support/journeys/brands.ts";
import { expect, test } from "#tests/support/journeys/journey.ts";

/** Presses something, and lists what moves in the frames after it. A busy machine may end a movement in two frames. */
const movesAfter = (target: Locator): Promise<readonly string[]> =>
  target.evaluate(async (element) => {
    const moves = new Set<string>();
    (element as HTMLElement).click();
    for (let frames = 0; frames < 3; frames += 1) {
      await new Promise(requestAnimationFrame);
      for (const { effect } of document.getAnimations()) {
        const { duration } = effect?.getComputedTiming() ?? {};
        if (Number(duration) > 1) moves.add(`${(effect as KeyframeEffect).target?.tagName} ${String(duration)}`);
      }
    }
    return [...moves];
  });

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

for (const id of [plainBrand.id, "sb1", "lo"])
  test.describe(`Motion in ${id} (spec: focus-18)`, runsIn({ id }), () => {
    test.use({ brandId: id });

    for (const [what, to, find] of openings)
      test(`nothing moves when ${what} is opened by somebody who prefers so`, async ({ portal, page }) => {
        await page.emulateMedia({ reducedMotion: "reduce" });
        await portal.logIn({ to });
        const opener = find(page);
        await expect(opener).toBeVisible();
        await expect(page.getByRole("contentinfo")).toBeVisible();
        expect(await movesAfter(opener)).toEqual([]);
        await expect(opener.locator("..")).toHaveAttribute("open");
        // The measure sees what moves for everybody else.
        await page.emulateMedia({ reducedMotion: "no-preference" });
        expect(await movesAfter(opener)).not.toEqual([]);
      });
  });
