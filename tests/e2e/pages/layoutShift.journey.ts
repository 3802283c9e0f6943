import { expect, test } from "#tests/support/journeys/journey.ts";
import { measureShifts, shiftWidths } from "./measureShifts.ts";

for (const { width, most } of shiftWidths)
  test(`at ${width} px nothing moves when tasks, offers and other parts load`, async ({ portal, page }) => {
    await page.setViewportSize({ width, height: 800 });
    expect(await measureShifts(portal)).toBeLessThanOrEqual(most);
  });
