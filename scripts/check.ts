import { runCommand } from "#scripts/command/runCommand.ts";
import { readOptions } from "#scripts/command/readOptions.ts";
import { repository } from "#scripts/files/repository.ts";
import { changedSince } from "#scripts/quality/gates/changedSince.ts";
import { findAffectedTests } from "#scripts/quality/gates/findAffectedTests.ts";
import { staticGates, unitGate } from "#scripts/quality/gates/gates.ts";
import { runGates } from "#scripts/quality/gates/runGates.ts";

const help = `npm run check [-- --since REF]

The quick checks of a change: types, lint, unused code and descriptors, then the unit tests that the change touches.

  --since REF   compares with this commit, branch or tag instead of the last commit
  --help        this text
`;

/** Reads every file, so that every change affects it: a renamed file may be cited anywhere. */
const referencesTest = "scripts/quality/docs/checkReferences.test.ts";

/** The inner loop: the static gates side by side, then the unit tests of the change. Exit codes as of `npm test`. */
async function run(): Promise<number> {
  const values = readOptions(help, { since: { type: "string", default: "HEAD" } });
  if (values === undefined) return 0;
  const tests = [referencesTest, ...findAffectedTests(repository, changedSince(values.since))];
  return runGates({ beside: [], steps: [staticGates, [unitGate(tests)]] });
}

await runCommand("check", run);
