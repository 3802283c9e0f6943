import { defineConfig } from "@playwright/test";
import { chromiumFlags } from "#scripts/quality/browser/chromiumFlags.ts";

// `npm run test:journeys` starts the portal, finds the browser and says here where they are.
const browser = process.env["CHROME"];
const report = process.env["PORTAL_JOURNEYS_REPORT"];

export default defineConfig({
  testDir: "tests/e2e",
  testMatch: "**/*.journey.ts",
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: process.env["CI"] !== undefined,
  // Machines of CI are slow, and waiting costs nothing when what is waited for comes.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: report === undefined ? "list" : [["list"], ["json", { outputFile: report }]],
  use: {
    browserName: "chromium",
    locale: "nb-NO",
    timezoneId: "Europe/Oslo",
    viewport: { width: 1280, height: 900 },
    launchOptions: { args: [...chromiumFlags], ...(browser === undefined ? {} : { executablePath: browser }) },
    trace: "off",
  },
});
