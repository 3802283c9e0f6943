import { defineCommand } from "#scripts/command/Command.ts";
import { runCommand } from "#scripts/command/runCommand.ts";
import { text } from "#scripts/command/Option.ts";
import { repository } from "#scripts/files/repository.ts";
import { changedSince } from "#scripts/quality/gates/changedSince.ts";
import { findAffectedTests } from "#scripts/quality/gates/findAffectedTests.ts";
import { staticGates, unitGate } from "#scripts/quality/gates/gates.ts";
import { readTimes, secondsOf } from "#scripts/quality/gates/measuredTimes.ts";
import { endRun, runGates } from "#scripts/quality/gates/runGates.ts";

/** Reads every file, so that every change affects it: a renamed file may be cited anywhere. */
const referencesTest = "scripts/quality/docs/checkReferences.test.ts";

/** The inner loop: the static gates side by side, then the unit tests of the change. Exit codes as of `npm test`. */
const check = defineCommand({
  name: "check",
  purpose:
    "The quick checks of a change: types, lint, unused code and descriptors, then the unit tests that the change touches.",
  options: {
    since: text({ shown: "REF", help: "compares with this commit, branch or tag", absent: "HEAD" }),
  },
  run: async ({ since }, { print }) => {
    const tests = [referencesTest, ...findAffectedTests(repository, changedSince(since))];
    const times = readTimes(repository);
    // Some of all unit tests, the studio's too: about a fifth of their time.
    const unit = { ...unitGate, script: ["test:unit --", ...tests].join(" "), seconds: secondsOf(times, "unit") / 5 };
    const steps = [staticGates.map((gate) => ({ ...gate, seconds: secondsOf(times, gate.name) })), [unit]];
    return endRun(await runGates({ steps, isWhole: false }, { root: repository, needsEngines: false, print }), print);
  },
});

process.exitCode = await runCommand(check);
