/** `npm run test:store`: deployments to a real object store (docs/reference/tests.md). */
import { runCommand } from "#scripts/release/runCommand.ts";
import { runNode } from "#scripts/quality/runNode.ts";
import { installPrograms, missingEngineExitCode } from "#scripts/quality/engines/installPrograms.ts";

const help = `npm run test:store [-- FILE …]

Deployments to a real object store: Ceph, or the store of AWS_ENDPOINT_URL (docs/reference/tests.md).

  --report=FILE   also writes the results for machines
  --help          this text

Other arguments are Vitest's: a file, -t TITLE.
Exit code: 0 passed, 1 failed, 3 no store was found.
`;

/**
 * Ceph from Debian's packages; else the store of `AWS_ENDPOINT_URL`, which these tests can neither stop nor start.
 * `--report=FILE` writes the results for machines. Exit code 3 when there is no store at all.
 */
function runStoreTests(args: readonly string[]): Promise<number> {
  if (args.includes("--help") || args.includes("-h")) {
    process.stdout.write(help);
    return Promise.resolve(0);
  }
  const report = args.find((arg) => arg.startsWith("--report="))?.slice("--report=".length);
  const hasCeph = installPrograms("ceph");
  if (!hasCeph && process.env["AWS_ENDPOINT_URL"] === undefined) {
    console.error("AWS_ENDPOINT_URL is not set, so there is no other store to test with.");
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
  return runNode("node_modules/vitest/vitest.mjs", [...vitest, ...reporters], {
    PORTAL_TEST_STORE: hasCeph ? "ceph" : "endpoint",
  });
}

await runCommand("test:store", () => runStoreTests(process.argv.slice(2)));
