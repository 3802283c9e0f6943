import { expect, type Page } from "@playwright/test";
import { findViolations } from "./findViolations.ts";
import { screenWidths } from "../browser/screenWidths.ts";

/**
 * Checks what is shown at each width: axe reports no violation, and nothing overflows the window. The journey goes on
 * after a failure, so that its other pages are checked too.
 * @param title what is shown, where a journey checks several
 */
export async function expectNoFindings(
  page: Page,
  widths: readonly number[] = screenWidths,
  title = "the page",
): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await findViolations(page), `${title} at ${width} px`).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect.soft(overflow, `${title} at ${width} px`).toBeLessThanOrEqual(0);
  }
}
