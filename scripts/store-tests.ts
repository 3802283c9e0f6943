/** `npm run test:store`: deployments to a real object store (docs/reference/tests.md). */
import { defineCommand } from "#scripts/command/Command.ts";
import { runCommand } from "#scripts/command/runCommand.ts";
import { runNode } from "#scripts/quality/runNode.ts";
import { installPrograms, missingEngineExitCode } from "#scripts/quality/engines/installPrograms.ts";

/** Ceph from Debian's packages; else the store of `AWS_ENDPOINT_URL`, which these tests can neither stop nor start. */
async function runStoreTests(args: readonly string[]): Promise<number> {
  const vitest = ["run", "--config=tests/store/vitest.config.ts"];
  if (installPrograms("ceph")) return runNode("node_modules/vitest/vitest.mjs", [...vitest, ...args]);
  if (process.env["AWS_ENDPOINT_URL"] === undefined) {
    console.error("AWS_ENDPOINT_URL is not set, so there is no other store to test with.");
    return missingEngineExitCode;
  }
  console.error(
    "Not proved: tests/store/outages.store.ts, because the store of AWS_ENDPOINT_URL cannot be stopped here",
  );
  return runNode("node_modules/vitest/vitest.mjs", [...vitest, "S3Store", "deployments", "publication"], {
    PORTAL_TEST_STORE: "endpoint",
  });
}

const storeTests = defineCommand({
  name: "test:store",
  purpose: "Deployments to a real object store: Ceph, or the store of AWS_ENDPOINT_URL (docs/reference/tests.md).",
  options: {},
  passesOn: true,
  notes: "Other arguments are Vitest's: a file, -t TITLE.",
  exits: "0 passed, 1 failed, 3 no store was found",
  run: (_, { args }) => runStoreTests(args),
});

process.exitCode = await runCommand(storeTests);
