import { defineConfig } from "@playwright/test";
import { chromiumFlags } from "./scripts/browser/chromiumFlags.ts";
import { findChromium } from "./scripts/browser/findChromium.ts";

const port = process.env["PORTAL_PORT"];
if (port === undefined) throw new Error("The journeys need a running portal: start them with npm run test:journeys.");
const report = process.env["PORTAL_JOURNEYS_REPORT"];

export default defineConfig({
  testDir: "tests/e2e",
  testMatch: "*.journey.ts",
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: process.env["CI"] !== undefined,
  timeout: 30_000,
  expect: { timeout: 7_500 },
  reporter: report === undefined ? "list" : [["list"], ["json", { outputFile: report }]],
  use: {
    browserName: "chromium",
    locale: "nb-NO",
    timezoneId: "Europe/Oslo",
    viewport: { width: 1280, height: 900 },
    launchOptions: { executablePath: findChromium(), args: [...chromiumFlags] },
    trace: "off",
  },
});
