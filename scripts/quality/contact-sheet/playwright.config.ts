import { defineConfig } from "@playwright/test";
import { chromiumFlags } from "../browser/chromiumFlags.ts";
import { installedChromium } from "../browser/findChromium.ts";
import type { SheetRun } from "./sheetRun.ts";

const { before, media, out } = JSON.parse(process.env["CONTACT_SHEET"] ?? "{}") as Partial<SheetRun>;
const executablePath = installedChromium();

/** `npm run contact-sheet` starts Playwright with this. */
export default defineConfig({
  testDir: ".",
  testMatch: "screens.sheet.ts",
  fullyParallel: true,
  workers: 3,
  timeout: 60_000,
  reporter: [
    ["dot"],
    ["junit", { outputFile: process.env["JUNIT_FILE"] ?? "report.xml" }],
    // Before, after and difference of each image that differs.
    ...(before === undefined ? [] : ([["html", { outputFolder: `${out}/report`, open: "never" }]] as const)),
  ],
  updateSnapshots: "none",
  snapshotPathTemplate: `${before}/{arg}{ext}`,
  // What only smooths edges is not a difference.
  expect: { timeout: 20_000, toHaveScreenshot: { threshold: 0.05, maxDiffPixels: 0, animations: "disabled" } },
  use: {
    browserName: "chromium",
    launchOptions: { args: [...chromiumFlags], ...(executablePath !== undefined && { executablePath }) },
    locale: "nb-NO",
    timezoneId: "Europe/Oslo",
    contextOptions: { reducedMotion: "reduce", ...media },
    actionTimeout: 8000,
  },
});
