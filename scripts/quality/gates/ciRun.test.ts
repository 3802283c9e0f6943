import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { repository } from "#scripts/files/repository.ts";

/** Has an `npm` of its own, which notes how it was called. */
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "ci-run-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs `.ci/run` with an npm whose two commands end like this. */
function runCi(first: string, second: string) {
  const npm = join(folder, "npm");
  writeFileSync(
    npm,
    `#!/bin/bash\necho "$@" >>${join(folder, "calls")}\nif [ "$1" = test ]; then ${first}; else ${second}; fi\n`,
  );
  chmodSync(npm, 0o755);
  const { status, stdout } = spawnSync(join(repository, ".ci/run"), {
    env: { ...process.env, PATH: `${folder}:${process.env["PATH"]}` },
    encoding: "utf8",
  });
  return { status, lines: stdout.trimEnd().split("\n") };
}

test("The build server runs npm test, then the rest of test:all, and its last line adds up both", () => {
  const { status, lines } = runCi(
    'echo "CI is $CI"; echo "120 passed, 0 failed"',
    'echo "3 passed, 1 failed in a sentence"; echo "45 passed, 0 failed"',
  );
  expect(readFileSync(join(folder, "calls"), "utf8")).toBe("test\nrun test:all -- --rest\n");
  expect(status).toBe(0);
  expect(lines).toEqual(["CI is true", "3 passed, 1 failed in a sentence", "165 passed, 0 failed"]);
});

test.each([
  ["a check of npm test fails", 'echo "7 passed, 2 failed"; exit 1', 'echo "1 passed, 0 failed"', "8 passed, 2 failed"],
  ["a check of the rest fails", 'echo "7 passed, 0 failed"', 'echo "1 passed, 1 failed"; exit 1', "8 passed, 1 failed"],
  ["a command dies without a count", "exit 1", 'echo "1 passed, 0 failed"', "1 passed, 1 failed"],
])("It ends with exit code 1 when %s", (_, first, second, last) => {
  const { status, lines } = runCi(first, second);
  expect([status, lines.at(-1)]).toEqual([1, last]);
});

test("What failed in the first command is said at the end too", () => {
  const { lines } = runCi(
    String.raw`printf 'Failed:\na.test.ts: a title\n  expected 1\n\ngate  passed\n\n3 passed, 1 failed\n'; exit 1`,
    "echo later; echo '2 passed, 0 failed'",
  );
  expect(lines.slice(lines.indexOf("later"))).toEqual([
    "later",
    "Failed in npm test or in npm run test:all -- --rest:",
    "a.test.ts: a title",
    "  expected 1",
    "5 passed, 1 failed",
  ]);
});
