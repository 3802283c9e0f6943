import "#tests/support/withoutGitVariables.ts";
import { availableParallelism } from "node:os";
import { defineConfig, type PlaywrightTestConfig } from "@playwright/test";
import { engineJourneys, partJourneys, studioJourneys } from "#scripts/quality/gates/gates.ts";
import { manyPagesFlags } from "#scripts/quality/browser/chromiumFlags.ts";
import { installedChromium, installedShell } from "#scripts/quality/browser/findChromium.ts";
import { engineIds, findFirefox, isInstalled } from "#scripts/quality/engines/installPrograms.ts";
import type { JourneyOptions } from "#tests/support/journeys/journey.ts";

type Project = NonNullable<PlaywrightTestConfig<JourneyOptions, JourneyOptions>["projects"]>[number];

/** Without a path Playwright starts its own Chromium. */
const chromium = (executablePath: string | undefined): NonNullable<Project["use"]> => ({
  browserName: "chromium",
  launchOptions: { args: [...manyPagesFlags], ...(executablePath !== undefined && { executablePath }) },
});

// Behind nginx the customers have the whole Chromium.
const behindNginx: NonNullable<Project["use"]> = { ...chromium(installedChromium()), isBehindNginx: true };

const below = (folders: readonly string[]) => folders.map((folder) => `**/e2e/${folder}/**/*.journey.ts`);
/** Journeys of one server or engine. */
const special = below(engineJourneys);

/** Behind nginx and in Firefox: one journey for each page, or with EVERY_JOURNEY=true every journey. */
const chosen = process.env["EVERY_JOURNEY"] === "true" ? {} : { grep: /@page/ };
const junitFile = process.env["JUNIT_FILE"];
/**
 * A wait is short, and its error says what was waited for: ten times what it takes on a quiet machine. A journey may
 * take as long as its steps.
 */
const waitMs = 15_000;
const expectOptions = { timeout: waitMs, toPass: { timeout: waitMs } };
const waits = (timeoutMs: number) => ({ actionTimeout: timeoutMs, navigationTimeout: timeoutMs });
/** Journeys of many steps, some with servers of their own. */
const long = { timeout: 120_000 };
/** Firefox, which is driven over BiDi, needs about three times as long. */
const slowness = 3;

const projects: readonly (Project & { readonly name: string })[] = [
  {
    name: "chromium",
    testIgnore: [...special, ...below(studioJourneys), ...below(partJourneys)],
    use: chromium(installedShell()),
  },
  // Many of these start servers of their own.
  { name: "chromium-parts", testMatch: below(partJourneys), ...long, use: chromium(installedShell()) },
  { name: "chromium-studio", testMatch: below(studioJourneys), ...long, use: chromium(installedShell()) },
  { name: "nginx", testMatch: below(["nginx"]), ...long, use: behindNginx },
  { name: "nginx-pages", testIgnore: special, ...chosen, use: behindNginx },
  {
    name: "firefox",
    testIgnore: special,
    ...chosen,
    grepInvert: /@not-firefox/,
    workers: 2,
    timeout: long.timeout,
    expect: { timeout: waitMs * slowness, toPass: { timeout: waitMs * slowness } },
    use: {
      ...waits(waitMs * slowness),
      browserName: "firefox",
      channel: "moz-firefox",
      launchOptions: { executablePath: findFirefox() },
    },
  },
  // Its journeys speak to a driver of their own.
  { name: "webkit", testMatch: below(["webkit"]), ...long },
  // Its journey starts all three itself, and a command at each step.
  { name: "three-engines", testMatch: below(["three-engines"]), timeout: 2 * long.timeout },
];

/** A server or engine that is not on this machine has no journeys here. */
const isHere = ({ name }: (typeof projects)[number]): boolean => {
  const engine = engineIds.find((id) => name.startsWith(id));
  return engine === undefined || isInstalled(engine);
};

export default defineConfig<JourneyOptions, JourneyOptions>({
  testDir: ".",
  testMatch: "{tests,studio/test}/e2e/**/*.journey.ts",
  // The only snapshots are the reading orders: one for all engines.
  snapshotPathTemplate: "tests/e2e/reading/{arg}{ext}",
  fullyParallel: true,
  // One more than the cores, since a journey waits for timers a quarter of its time.
  workers: availableParallelism() + 1,
  retries: 0,
  forbidOnly: process.env["CI"] !== undefined,
  timeout: 60_000,
  expect: expectOptions,
  // npm test counts by the second one.
  reporter: junitFile === undefined ? "list" : [["list"], ["junit", { outputFile: junitFile }]],
  projects: projects.filter(isHere),
  webServer: {
    command: `"${process.execPath}" scripts/quality/engines/serveJourneys.ts`,
    // The names in it become variables: PORTAL_PORT, PORTAL_NGINX_PORT and PORTAL_DIST.
    wait: {
      stdout: /Portal: port (?<portal_port>\d+), behind nginx (?<portal_nginx_port>\w+), folders (?<portal_dist>\S+)/,
    },
    timeout: 120_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
  },
  use: {
    locale: "nb-NO",
    timezoneId: "Europe/Oslo",
    ...waits(waitMs),
    viewport: { width: 1280, height: 900 },
    trace: "off",
  },
});
