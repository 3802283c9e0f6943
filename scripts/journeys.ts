import { runCommand } from "#scripts/release/runCommand.ts";
import { repository } from "#scripts/brands/repository.ts";
import { fromCaller } from "#scripts/brands/fromCaller.ts";
import { runNode } from "#scripts/quality/runNode.ts";
import { startNginx } from "#scripts/quality/engines/startNginx.ts";
import { missingEngineExitCode, readEngineId, readServerId } from "#scripts/quality/engines/engines.ts";
import { findEngine, findNginx } from "#scripts/quality/engines/findEngine.ts";
import { firefoxExceptions } from "#scripts/quality/engines/journeysOf.ts";
import { findHeadlessShell } from "#scripts/quality/browser/findHeadlessShell.ts";
import { loadBrands } from "#scripts/brands/loadBrands.ts";
import { createGallery } from "#scripts/serve/gallery/createGallery.ts";
import { buildBrands } from "#scripts/release/buildBrands.ts";
import { simulatorFor } from "#scripts/serve/simulatorFor.ts";
import { startPortalServer } from "#scripts/serve/startPortalServer.ts";

const args = process.argv.slice(2);
const flags = new Set(["--all", "--pages"]);
const isOurs = (arg: string, at: number): boolean =>
  flags.has(arg) ||
  /^--(?:report|brands|engine|server)(?:=|$)/.test(arg) ||
  ["--brands", "--engine", "--server"].includes(args[at - 1] ?? "");
const forPlaywright = args.filter((arg, at) => !isOurs(arg, at));

/** The value of `--name=value` or `--name value`. */
const valueOf = (name: string): string | undefined =>
  args.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3) ??
  (args.includes(`--${name}`) ? args[args.indexOf(`--${name}`) + 1] : undefined);
const report = valueOf("report");
const brandsDir = fromCaller(valueOf("brands") ?? repository);

const help = `npm run test:journeys -- [--all] [--pages] [--engine NAME] [--server nginx] [--brands DIR] [FILE …]

Journeys of customers in a real browser, on folders that are built for them (docs/reference/tests.md).

  --all           every journey of a brand in every brand
  --pages         one journey for each page
  --engine NAME   chromium, firefox or webkit; default chromium
  --server nginx  behind nginx
  --brands DIR    DIR/tenants and DIR/themes instead of the repository's
  --help          this text

Other arguments are Playwright's: a file, -g TITLE, --shard 1/3, --repeat-each 5.
`;

/**
 * The journeys visit what is deployed: built folders, here with the stand-ins of `tenants/local.jsonc`. `--all`: every
 * journey of a brand runs in every brand, not only where the descriptor makes a difference. `--brands DIR`: other
 * brands than the repository's. `--engine firefox` or `--engine webkit`: another engine than Chromium; exit code 3 when
 * it cannot be had. `--server nginx`: nginx serves the folders, and the simulator is behind it; exit code 3 as well.
 * `--pages`: one journey for each page. Other arguments are for Playwright.
 */
async function runJourneys(): Promise<number> {
  if (args.includes("--help") || args.includes("-h")) {
    process.stdout.write(help);
    return 0;
  }
  const engine = readEngineId(valueOf("engine"));
  const isNginx = readServerId(valueOf("server")) === "nginx";
  if (isNginx && !findNginx()) return missingEngineExitCode;
  // Behind nginx the customers have the whole Chromium.
  const browser = engine === "chromium" && !isNginx ? findHeadlessShell() : findEngine(engine);
  if (browser === undefined) return missingEngineExitCode;
  const { brands } = await loadBrands(brandsDir, "local");
  // A folder for each engine and server: several may run at a time.
  const dist = `${repository}/.cache/journeys-${engine}${isNginx ? "-nginx" : ""}`;
  await buildBrands({ root: repository, brandsDir, out: dist, brands });
  const apps = [createGallery(repository, brands), simulatorFor(brands)];
  const server = await startPortalServer({ port: 0, dist, apps });
  const behind = new URL(`http://127.0.0.1:${server.port}`);
  const nginx = isNginx ? await startNginx({ dist, api: behind, others: behind, isLocal: true }) : undefined;
  try {
    const isFirefox = engine === "firefox";
    if (isFirefox) {
      console.log("Not run in Firefox, because its driver cannot carry them:");
      for (const { file, title, reason } of firefoxExceptions) console.log(`  ${file}: ${title}: ${reason}`);
    }
    const playwright = isFirefox ? "playwright-firefox-esr" : "@playwright/test";
    const hook = new URL("quality/engines/playwrightForFirefox.ts", import.meta.url);
    return await runNode(`node_modules/${playwright}/cli.js`, ["test", ...forPlaywright], {
      PORTAL_JOURNEYS_ENGINE: engine,
      PORTAL_JOURNEYS_BROWSER: browser,
      ...(isFirefox ? { NODE_OPTIONS: `--import=${hook.href}` } : {}),
      ...(args.includes("--pages") ? { PORTAL_JOURNEYS_SELECTION: "pages" } : {}),
      PORTAL_PORT: String((nginx ?? server).port),
      ...(isNginx ? { PORTAL_JOURNEYS_SERVER: "nginx" } : {}),
      PORTAL_JOURNEYS_DIST: dist,
      PORTAL_JOURNEYS_BRANDS_DIR: brandsDir,
      ...(args.includes("--all") ? { PORTAL_JOURNEYS_BRANDS: "all" } : {}),
      ...(report === undefined ? {} : { PORTAL_JOURNEYS_REPORT: report }),
    });
  } finally {
    await nginx?.close();
    await server.close();
  }
}

await runCommand("test:journeys", runJourneys);
