import { expect, type Page } from "@playwright/test";
import { findFaults } from "./findFaults.ts";
import { screenWidths } from "#scripts/quality/contact-sheet/screens/screens.ts";

/** Looks at what is shown as on a phone and as on a desk, in one visit: axe finds nothing, and nothing sticks out. */
export async function expectNoFindings(page: Page, widths: readonly number[] = screenWidths): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    expect(await findFaults(page), `at ${width} px`).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0);
  }
}
