import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { findAffectedTests } from "#scripts/quality/gates/findAffectedTests.ts";
import { staticGates, unitGate } from "#scripts/quality/gates/gates.ts";
import { reportGates } from "#scripts/quality/gates/reportGates.ts";

const root = fileURLToPath(new URL("..", import.meta.url)).replace(/[\\/]$/, "");
const usage = "npm run check [-- --since <git ref>]";
const help = `${usage}

The quick checks of a change: types, lint, unused code and descriptors, then the unit tests that the change touches.

  --since REF   compares with this commit, branch or tag instead of the last commit
  --help        this text
`;

const git = (...args: readonly string[]): string[] =>
  execFileSync("git", args, { cwd: root, encoding: "utf8" })
    .split("\0")
    .filter((path) => path !== "");

/** Reads every file, so that every change affects it: a renamed file may be cited anywhere. */
const referencesTest = "scripts/quality/docs/checkReferences.test.ts";

/** Files that differ from a commit, and new files that are not ignored; paths from the root. */
const changedSince = (ref: string): string[] => [
  ...git("diff", "--name-only", "-z", ref, "--"),
  ...git("ls-files", "--others", "--exclude-standard", "-z"),
];

/**
 * The inner loop: the static gates side by side, then the unit tests that the change affects. Exit codes as of
 * `npm test`.
 */
async function run(): Promise<number> {
  let tests: readonly string[];
  try {
    const options = { since: { type: "string", default: "HEAD" }, help: { type: "boolean", short: "h" } } as const;
    const { values } = parseArgs({ options, allowPositionals: false });
    if (values.help === true) {
      process.stdout.write(help);
      return 0;
    }
    tests = [referencesTest, ...findAffectedTests(root, changedSince(values.since))];
  } catch (error) {
    console.error(`${(error as Error).message}\nUsage: ${usage}`);
    return 2;
  }
  return reportGates([...staticGates, unitGate(tests)]);
}

process.exitCode = await run();
