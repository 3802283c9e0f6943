/** `npm run test:store`: deployments to a real object store (docs/reference/tests.md). */
import { spawn } from "node:child_process";
import { join } from "node:path";
import { missingEngineExitCode } from "#scripts/quality/engines/engines.ts";
import { findCeph } from "#scripts/quality/engines/findEngine.ts";

const root = join(import.meta.dirname, "..");

/**
 * Ceph from Debian's packages; else the store of `AWS_ENDPOINT_URL`, which these tests can neither stop nor start.
 * `--report=FILE` writes the results for machines. Exit code 3 when there is no store at all.
 */
function runStoreTests(args: readonly string[]): Promise<number> {
  const report = args.find((arg) => arg.startsWith("--report="))?.slice("--report=".length);
  const hasCeph = findCeph();
  if (!hasCeph && process.env["AWS_ENDPOINT_URL"] === undefined) {
    console.error("Nor does AWS_ENDPOINT_URL name a store.");
    return Promise.resolve(missingEngineExitCode);
  }
  if (!hasCeph)
    console.error(
      "Not proved: tests/store/outages.store.ts, because the store of AWS_ENDPOINT_URL cannot be stopped here",
    );
  const chosen = args.filter((arg) => !arg.startsWith("--report="));
  const vitest = ["run", "--config=tests/store/vitest.config.ts", ...(hasCeph ? chosen : ["S3Store", "deployments"])];
  const reporters =
    report === undefined ? [] : ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const child = spawn(process.execPath, ["node_modules/vitest/vitest.mjs", ...vitest, ...reporters], {
    cwd: root,
    env: { ...process.env, PORTAL_TEST_STORE: hasCeph ? "ceph" : "endpoint" },
    stdio: ["ignore", "inherit", "inherit"],
  });
  const stop = () => child.kill("SIGTERM");
  process.once("exit", stop);
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => resolve(code ?? 1));
  });
}

process.exitCode = await runStoreTests(process.argv.slice(2));
