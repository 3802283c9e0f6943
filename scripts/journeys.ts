import { spawn } from "node:child_process";
import { resolve as resolvePath } from "node:path";
import { fileURLToPath } from "node:url";
import { findChromium } from "#scripts/quality/browser/findChromium.ts";
import { loadBrands } from "#scripts/brands/loadBrands.ts";
import { createGallery } from "#scripts/serve/gallery/createGallery.ts";
import { buildBrands } from "#scripts/release/buildBrands.ts";
import { onStopSignal } from "#scripts/serve/onStopSignal.ts";
import { simulatorFor } from "#scripts/serve/simulatorFor.ts";
import { startPortalServer } from "#scripts/serve/startPortalServer.ts";

const root = fileURLToPath(new URL("..", import.meta.url)).replace(/[\\/]$/, "");
const dist = `${root}/.cache/journeys`;
const args = process.argv.slice(2);
const flags = new Set(["--all"]);
const isOurs = (arg: string): boolean => flags.has(arg) || /^--(?:report|brands)=/.test(arg);
const forPlaywright = args.filter((arg) => !isOurs(arg));

const valueOf = (name: string): string | undefined =>
  args.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3);
const report = valueOf("report");
const brandsDir = resolvePath(process.env["INIT_CWD"] ?? process.cwd(), valueOf("brands") ?? root);

/** Runs a Node program and resolves with its exit code. */
function run(
  script: string,
  scriptArgs: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<number> {
  const child = spawn(process.execPath, [script, ...scriptArgs], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ["ignore", "inherit", "inherit"],
  });
  // The browser ends with this program.
  onStopSignal(() => child.kill("SIGTERM"));
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => resolve(code ?? 1));
  });
}

/**
 * The journeys visit what is deployed: built folders, here with the stand-ins of `tenants/local.jsonc`. `--all`: every journey of
 * a brand runs in every brand, not only where the descriptor makes a difference. `--brands=DIR`: other brands than the repository's.
 * Other arguments are for Playwright.
 */
async function runJourneys(): Promise<number> {
  const { brands } = await loadBrands(brandsDir, "local");
  await buildBrands({ root, brandsDir, out: dist, brands });
  const chromium = findChromium();
  const apps = [createGallery(root, brands), simulatorFor(brands)];
  const server = await startPortalServer({ port: 0, dist, apps });
  try {
    return await run("node_modules/@playwright/test/cli.js", ["test", ...forPlaywright], {
      CHROME: chromium,
      PORTAL_PORT: String(server.port),
      PORTAL_JOURNEYS_BRANDS_DIR: brandsDir,
      ...(args.includes("--all") ? { PORTAL_JOURNEYS_BRANDS: "all" } : {}),
      ...(report === undefined ? {} : { PORTAL_JOURNEYS_REPORT: report }),
    });
  } finally {
    await server.close();
  }
}

process.exitCode = await runJourneys().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  return 1;
});
