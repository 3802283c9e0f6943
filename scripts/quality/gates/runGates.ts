import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { repository } from "#scripts/files/repository.ts";
import { forEachAtOnce } from "#scripts/deploy/forEachAtOnce.ts";
import { missingEngineExitCode } from "../engines/installPrograms.ts";
import { type Gate, type GatePlan, gatesOf } from "./gates.ts";
import { readReportFile, type Report } from "./readReport.ts";

/** The result of a gate. */
export interface Outcome extends Report {
  readonly name: string;
  /** `no engine`: nothing was tested, because this machine has no such browser or server. */
  readonly status: "passed" | "failed" | "no engine";
  /** What was not proved here, although the gate has not failed. */
  readonly notProved: readonly string[];
  readonly durationMs: number;
}

/** How a gate's script has ended. */
interface Ended {
  readonly exitCode: number;
  readonly output: string;
  readonly report: Report | undefined;
}

/** The end of an output, which says why a command failed, without the lines of a stack. */
function lastLinesOf(output: string): string {
  const lines = stripVTControlCharacters(output).split("\n");
  return lines
    .filter((line) => line.trim() !== "" && !/^ +at /.test(line))
    .slice(-3)
    .join("\n  ");
}

/**
 * What a gate counts as: its report where it writes one, else one check. A script that failed counts at least one
 * failure, and so does one that checked nothing. One without its engine counts as neither.
 */
export function judge(
  { name, claim, hasReport }: Gate,
  { exitCode, output, report }: Ended,
): Omit<Outcome, "durationMs"> {
  if (exitCode === missingEngineExitCode)
    return { name, status: "no engine", passed: 0, failed: 0, failures: [], notProved: [claim] };
  const { passed, failed, failures } =
    hasReport === true
      ? (report ?? { passed: 0, failed: 0, failures: [] })
      : { passed: exitCode === 0 ? 1 : 0, failed: 0, failures: [] };
  const isUnexplained = failed === 0 && (exitCode !== 0 || passed === 0);
  return {
    name,
    status: failed > 0 || isUnexplained ? "failed" : "passed",
    passed,
    failed: isUnexplained ? 1 : failed,
    failures: isUnexplained ? [`${name}: ${lastLinesOf(output)}`] : failures,
    notProved: [...output.matchAll(/^Not proved: (.+)$/gm)].map(([, what = ""]) => what),
  };
}

/** Runs a gate's script. Its output goes to `write`, and is in the result. */
function runScript({ script, env }: Gate, reportFile: string, write: (text: string) => void): Promise<Ended> {
  const child = spawn(`npm run --silent ${script}`, {
    cwd: repository,
    env: { ...process.env, ...env, JUNIT_FILE: reportFile },
    stdio: ["ignore", "pipe", "pipe"],
    shell: true,
  });
  const stop = () => child.kill();
  process.once("exit", stop);
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
      write(text);
    });
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => {
      process.off("exit", stop);
      resolve({ exitCode: code ?? 1, output, report: readReportFile(reportFile) });
    });
  });
}

/**
 * Runs a gate. One that runs alone prints its output at once. The others print theirs when they have ended, so that
 * outputs do not mix.
 */
async function runGate(gate: Gate, reports: string, isAlone: boolean): Promise<Outcome> {
  const heading = `\n── ${gate.name}: ${gate.claim}\n`;
  if (isAlone) console.log(heading);
  const startedAt = performance.now();
  const ended = await runScript(gate, join(reports, `${gate.name}.xml`), (text) => {
    if (isAlone) process.stdout.write(text);
  });
  const outcome = { ...judge(gate, ended), durationMs: performance.now() - startedAt };
  const last = `   ${gate.name} ${outcome.status} after ${(outcome.durationMs / 1000).toFixed(1)} s`;
  console.log(isAlone ? `\n${last}` : `${heading}\n${ended.output}\n${last}`);
  return outcome;
}

/**
 * The failed tests, the table and the last line of `npm test`. They are printed last, since often only the end of a log
 * is kept.
 */
export function summarise(outcomes: readonly Outcome[]): string {
  const row = (name: string, status: string, passed: string, failed: string, time: string) =>
    [name.padEnd(10), status.padEnd(9), passed.padStart(6), failed.padStart(6), time.padStart(9)].join("  ");
  const total = (key: "passed" | "failed") => outcomes.reduce((sum, outcome) => sum + outcome[key], 0);
  const failures = outcomes.flatMap((outcome) => outcome.failures);
  const notProved = outcomes.flatMap(({ name, notProved: each }) => each.map((what) => `  ${name}: ${what}`));
  return [
    ...(failures.length === 0 ? [] : ["Failed:", ...failures, ""]),
    row("part", "", "passed", "failed", "time"),
    ...outcomes.map(({ name, status, passed, failed, durationMs }) =>
      row(name, status, String(passed), String(failed), `${(durationMs / 1000).toFixed(1)} s`),
    ),
    "",
    ...(notProved.length === 0 ? [] : ["Not proved, for want of the browser or server:", ...notProved]),
    `${total("passed")} passed, ${total("failed")} failed`,
  ].join("\n");
}

/** Runs the gates of a plan, and prints their output and the summary. Gives the exit code: 0 when all passed, else 1. */
export async function runGates(plan: GatePlan): Promise<number> {
  const reports = mkdtempSync(join(tmpdir(), "portal-test-"));
  const outcomes = new Map<Gate, Outcome>();
  const runStep = (gates: readonly Gate[], isAlone: boolean) =>
    forEachAtOnce(gates, availableParallelism(), async (gate) => {
      outcomes.set(gate, await runGate(gate, reports, isAlone));
    });
  try {
    const beside = runStep(plan.beside, false);
    for (const step of plan.steps) await runStep(step, step.length === 1);
    await beside;
  } finally {
    rmSync(reports, { recursive: true, force: true });
  }
  const inOrder = gatesOf(plan).flatMap((gate) => outcomes.get(gate) ?? []);
  console.log(`\n${summarise(inOrder)}`);
  return inOrder.some(({ status }) => status === "failed") ? 1 : 0;
}
