import { availableParallelism } from "node:os";
import { defineConfig, type PlaywrightTestConfig } from "@playwright/test";
import { manyPagesFlags } from "#scripts/quality/browser/chromiumFlags.ts";
import { journeysOf } from "#scripts/quality/engines/journeysOf.ts";
import { readEngineId, readServerId } from "#scripts/quality/engines/engines.ts";

// `npm run test:journeys` starts the portal, finds the browser and passes on here where they are.
const report = process.env["PORTAL_JOURNEYS_REPORT"];
const engine = readEngineId(process.env["PORTAL_JOURNEYS_ENGINE"]);
const server = readServerId(process.env["PORTAL_JOURNEYS_SERVER"]);
const program = process.env["PORTAL_JOURNEYS_BROWSER"];
const launchOptions = program === undefined ? {} : { executablePath: program };

/** Chromium's limits leave room for slow machines of CI. Firefox, which is driven over BiDi, needs about three times as long. */
const slowness = engine === "firefox" ? 3 : 1;

const browsers: Readonly<Record<typeof engine, NonNullable<PlaywrightTestConfig["use"]>>> = {
  chromium: { browserName: "chromium", launchOptions: { args: [...manyPagesFlags], ...launchOptions } },
  firefox: { browserName: "firefox", channel: "moz-firefox", launchOptions },
  // Its journeys speak to a driver of their own (tests/e2e/webkit/).
  webkit: {},
};

const choice = journeysOf(engine, process.env["PORTAL_JOURNEYS_SELECTION"] === "pages", server);

/** Folders of journeys that start servers of their own: they are the longest. */
const ownServers = ["studio", "tools", "widgets"].map((folder) => `tests/e2e/${folder}/*.journey.ts`);

/**
 * The longest journeys begin first, in two workers, so that the short ones fill the others, and the end.
 */
const projects = [
  { name: "own servers", testMatch: ownServers, workers: 2 },
  { name: "portal", testIgnore: [choice.testIgnore ?? [], ownServers].flat() },
];

export default defineConfig({
  testDir: "tests/e2e",
  testMatch: "**/*.journey.ts",
  fullyParallel: true,
  // Two more than the cores, since a journey waits for timers a quarter of its time. Firefox needs more memory, and gets two.
  workers: engine === "firefox" ? 2 : availableParallelism() + 2,
  retries: 0,
  forbidOnly: process.env["CI"] !== undefined,
  timeout: 120_000 * slowness,
  expect: { timeout: 25_000 * slowness },
  reporter: report === undefined ? "list" : [["list"], ["json", { outputFile: report }]],
  ...choice,
  ...(engine === "webkit" ? {} : { projects }),
  use: {
    locale: "nb-NO",
    timezoneId: "Europe/Oslo",
    viewport: { width: 1280, height: 900 },
    trace: "off",
    ...browsers[engine],
  },
});
