import "#tests/support/withoutGitVariables.ts";
import { availableParallelism } from "node:os";
import { defineConfig, type PlaywrightTestConfig } from "@playwright/test";
import { manyPagesFlags } from "#scripts/quality/browser/chromiumFlags.ts";
import { installedChromium, installedShell } from "#scripts/quality/browser/findChromium.ts";
import { engineIds, firefoxPath, isInstalled } from "#scripts/quality/engines/installPrograms.ts";
import type { JourneyOptions } from "#tests/e2e/support/journey.ts";

type Project = NonNullable<PlaywrightTestConfig<JourneyOptions, JourneyOptions>["projects"]>[number];

/** Without a path Playwright starts its own Chromium. */
const chromium = (executablePath: string | undefined): NonNullable<Project["use"]> => ({
  browserName: "chromium",
  launchOptions: { args: [...manyPagesFlags], ...(executablePath !== undefined && { executablePath }) },
});

// Behind nginx the customers have the whole Chromium.
const behindNginx: NonNullable<Project["use"]> = { ...chromium(installedChromium()), isBehindNginx: true };

/** Journeys of one server or engine. */
const special = ["nginx/**", "webkit/**"];
/** Journeys that start servers of their own: they are the longest, so they begin first, in two of the workers. */
const withServers = ["company", "studio", "tools", "widgets"].map((folder) => `${folder}/*.journey.ts`);

/** Behind nginx and in Firefox: one journey for each page, or with EVERY_JOURNEY=true every journey. */
const chosen = process.env["EVERY_JOURNEY"] === "true" ? {} : { grep: /@page/ };
/** Firefox, which is driven over BiDi, needs about three times as long. */
const slowness = 3;
const junitFile = process.env["JUNIT_FILE"];
const timeoutMs = 120_000;
const expectMs = 25_000;

const projects: readonly (Project & { readonly name: string })[] = [
  { name: "chromium-servers", testMatch: withServers, workers: 2, use: chromium(installedShell()) },
  { name: "chromium", testIgnore: [...special, ...withServers], use: chromium(installedShell()) },
  { name: "nginx", testDir: "tests/e2e/nginx", use: behindNginx },
  { name: "nginx-pages", testIgnore: special, ...chosen, use: behindNginx },
  {
    name: "firefox",
    testIgnore: special,
    ...chosen,
    grepInvert: /@not-firefox/,
    workers: 2,
    timeout: timeoutMs * slowness,
    expect: { timeout: expectMs * slowness },
    use: { browserName: "firefox", channel: "moz-firefox", launchOptions: { executablePath: firefoxPath } },
  },
  // Its journeys speak to a driver of their own.
  { name: "webkit", testDir: "tests/e2e/webkit" },
];

/** A server or engine that is not on this machine has no journeys here. */
const isHere = ({ name }: (typeof projects)[number]): boolean => {
  const engine = engineIds.find((id) => name.startsWith(id));
  return engine === undefined || isInstalled(engine);
};

export default defineConfig<JourneyOptions, JourneyOptions>({
  testDir: "tests/e2e",
  testMatch: "**/*.journey.ts",
  // The only snapshots are the reading orders: one for all engines.
  snapshotPathTemplate: "{testDir}/reading/{arg}{ext}",
  fullyParallel: true,
  // Two more than the cores, since a journey waits for timers a quarter of its time.
  workers: availableParallelism() + 2,
  retries: 0,
  forbidOnly: process.env["CI"] !== undefined,
  timeout: timeoutMs,
  expect: { timeout: expectMs },
  // npm test counts by the second one.
  reporter: junitFile === undefined ? "list" : [["list"], ["junit", { outputFile: junitFile }]],
  projects: projects.filter(isHere),
  webServer: {
    command: `"${process.execPath}" scripts/quality/engines/serveJourneys.ts`,
    // The names in it become variables: PORTAL_PORT, PORTAL_NGINX_PORT and PORTAL_DIST.
    wait: {
      stdout: /Portal: port (?<portal_port>\d+), behind nginx (?<portal_nginx_port>\w+), folders (?<portal_dist>\S+)/,
    },
    timeout: 600_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
  },
  use: {
    locale: "nb-NO",
    timezoneId: "Europe/Oslo",
    viewport: { width: 1280, height: 900 },
    trace: "off",
  },
});
