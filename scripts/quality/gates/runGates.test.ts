import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { repository } from "#scripts/files/repository.ts";
import type { PlannedGate } from "./planGates.ts";
import { endRun, runGates } from "./runGates.ts";

/** What the gates of the test do. */
const scripts = {
  passes: "echo built in $PORTAL_BUILT",
  fails: "echo There is no such brand.; exit 1",
  hasNoEngine: "echo nginx was not tested; exit 3",
  hasNothing: "echo Nothing to check: no brand differs",
  isEmpty: "true",
  hangs: "echo $$ > pid; exec sleep 1000",
  reports: `echo '<testsuites><testsuite name="a" time="1"><testcase classname="a" name="b"/></testsuite></testsuites>' > "$JUNIT_FILE"`,
} as const;

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "gates-"));
  writeFileSync(join(root, "package.json"), JSON.stringify({ scripts }));
});
afterAll(() => rmSync(root, { recursive: true }));

const gate = (script: keyof typeof scripts, more: Partial<PlannedGate> = {}): PlannedGate => ({
  name: script,
  claim: `${script} is right`,
  script,
  seconds: 1,
  ...more,
});

/** Runs gates, each in a step of its own. Gives the exit code, everything that was printed and its last line. */
async function run(gates: readonly PlannedGate[], { needsEngines = true, isWhole = true } = {}) {
  let printed = "";
  const print = (text: string) => {
    printed += text;
  };
  const plan = { steps: gates.map((each) => [each]), isWhole };
  const exitCode = endRun(await runGates(plan, { root, needsEngines, print }), print);
  return { exitCode, printed, last: printed.trimEnd().split("\n").at(-1) };
}

test("Gates that pass end with exit code 0, and with how many checks have passed", async () => {
  const { exitCode, printed, last } = await run([gate("passes"), gate("reports", { hasReport: true })]);
  expect([exitCode, last]).toEqual([0, "2 passed, 0 failed"]);
  expect(printed).toContain("── Step 1 of 2: passes. About 5 s left.\n   passes: passes is right\n");
  expect(printed).toMatch(/^built in \/.+\/built$/m);
});

test("A gate that fails ends the run with exit code 1, after all others; what needs it is not started", async () => {
  const { exitCode, printed, last } = await run([
    gate("fails"),
    gate("reports", { hasReport: true, needs: ["fails"] }),
    gate("passes"),
  ]);
  expect([exitCode, last]).toEqual([1, "1 passed, 2 failed"]);
  expect(printed).toContain(
    "Failed:\nfails: There is no such brand.\nreports: not started, because fails has failed\n",
  );
});

test.each([
  [{ needsEngines: true }, 1, "1 passed, 1 failed"],
  [{ needsEngines: false }, 0, "1 passed, 0 failed"],
])("A server that is missing, with %j, ends the run with exit code %i", async (strictness, expected, line) => {
  const { exitCode, last } = await run([gate("hasNoEngine"), gate("passes")], strictness);
  expect([exitCode, last]).toEqual([expected, line]);
});

test.each([
  ["that says why, in a whole run", gate("hasNothing"), true, 1, "0 passed, 1 failed"],
  ["that says why, in a part of a run", gate("hasNothing"), false, 0, "0 passed, 0 failed"],
  ["without a word, in a part of a run", gate("isEmpty", { hasReport: true }), false, 1, "0 passed, 1 failed"],
])("A gate that checked nothing %s", async (_, empty, isWhole, expected, line) => {
  const { exitCode, last } = await run([empty], { isWhole });
  expect([exitCode, last]).toEqual([expected, line]);
});

test("The output of gates side by side is not mixed", async () => {
  let printed = "";
  const plan = { steps: [[gate("passes"), gate("fails"), gate("hasNothing")]], isWhole: false };
  await runGates(plan, { root, needsEngines: true, print: (text) => (printed += text) });
  for (const name of ["passes", "fails"] as const)
    expect(printed).toMatch(new RegExp(`── ${name}: ${name} is right\n(?:built in .*|There is no such brand\\.)\n`));
});

test("A run that is ended ends what its gates have started", async () => {
  const plan = { steps: [[gate("hangs")]], isWhole: true };
  const code = `import { runGates } from "#scripts/quality/gates/runGates.ts";
    await runGates(${JSON.stringify(plan)}, { root: ${JSON.stringify(root)}, needsEngines: true, print: () => {} });`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", code], { cwd: repository, stdio: "inherit" });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  const pidFile = join(root, "pid");
  await expect.poll(() => existsSync(pidFile) && readFileSync(pidFile, "utf8").endsWith("\n")).toBe(true);
  const pid = Number(readFileSync(pidFile, "utf8"));
  child.kill("SIGTERM");
  expect(await ended).toBe(1);
  const isRunning = () => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };
  await expect.poll(isRunning).toBe(false);
});
