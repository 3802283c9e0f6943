import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { Portal } from "#tests/support/browser/Portal.ts";
import { settlePage } from "#tests/support/browser/settlePage.ts";
import { type SheetRun, shotsOf } from "./sheetRun.ts";

const run = JSON.parse(process.env["CONTACT_SHEET"] ?? "{}") as SheetRun;
const { port, brands, out, format, extent, before } = run;

const heights = { whole: () => 800, first: (widthPx: number) => (widthPx < 680 ? 740 : 860) } as const;

for (const { screen, brandId, widthPx, image } of shotsOf(run))
  // The name of its image is the title, since the command reads what has failed.
  test(image, async ({ page }) => {
    await page.setViewportSize({ width: widthPx, height: heights[extent](widthPx) });
    const fullPage = extent === "whole" && screen.isOverlay !== true;
    const write = () =>
      page.screenshot({
        path: join(out, image),
        fullPage,
        type: format,
        animations: "disabled",
        caret: "hide",
        ...(format === "jpeg" && { quality: 72 }),
      });
    const settle = settlePage(page);
    const portal = new Portal(page, brandId, port);
    const { cookieName = "", language = "nb" } = brands.find(({ id }) => id === brandId) ?? {};
    await portal.answerConsent(cookieName, "denied");
    await portal.chooseLanguage(language);
    try {
      await screen.reach(portal);
      await settle();
    } catch (error) {
      // What appeared instead is on the sheet.
      if (before === undefined) await write();
      throw error;
    }
    if (before === undefined) await write();
    else await expect(page).toHaveScreenshot(image, { fullPage });
  });
