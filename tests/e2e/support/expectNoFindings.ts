import { expect, type Page } from "@playwright/test";
import { findFaults } from "./findFaults.ts";
import { screenWidths } from "#scripts/quality/contact-sheet/screens/screens.ts";

/** Checks what is shown at each width: axe reports no violation, and nothing overflows the window. */
export async function expectNoFindings(page: Page, widths: readonly number[] = screenWidths): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    expect(await findFaults(page), `at ${width} px`).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0);
  }
}
