import { repository } from "#scripts/brands/repository.ts";
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { missingEngineExitCode } from "../engines/installPrograms.ts";
import type { Count, Gate, Outcome } from "./gate.ts";
import { reportFile } from "./gates.ts";

function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}

/**
 * Counts a gate: its report where it has one, else one check. A command that failed always counts at least one failure.
 */
export function countGate(gate: Pick<Gate, "countReport">, succeeded: boolean, report: unknown): Count {
  const counted =
    gate.countReport === undefined || report === undefined
      ? { passed: succeeded && gate.countReport === undefined ? 1 : 0, failed: 0 }
      : gate.countReport(report);
  const nothingChecked = counted.passed + counted.failed === 0;
  return nothingChecked || (!succeeded && counted.failed === 0) ? { ...counted, failed: 1 } : counted;
}

/** The end of an output, which says why a command failed, without the lines of a stack. */
export function lastLinesOf(output: string): string {
  const lines = stripVTControlCharacters(output)
    .split("\n")
    .filter((line) => line.trim() !== "" && !/^ +at /.test(line));
  return lines.slice(-3).join("\n  ");
}

/** What the lines of an output that begin with "Not proved: " name. */
export const readNotProved = (output: string): string[] =>
  [...output.matchAll(/^Not proved: (.+)$/gm)].flatMap(([, what]) => what ?? []);

/** Runs a program; its output goes to `write`. Resolves with its exit code. */
function runProgram(command: readonly string[], write: (text: string) => void): Promise<number> {
  const [program = "", ...args] = command;
  const isNode = program === "node";
  const child = spawn(isNode ? process.execPath : program, args, {
    cwd: repository,
    env: { ...process.env, PATH: [join(repository, "node_modules/.bin"), process.env["PATH"]].join(delimiter) },
    stdio: ["ignore", "pipe", "pipe"],
    shell: process.platform === "win32" && !isNode,
  });
  const stop = () => child.kill("SIGTERM");
  process.once("exit", stop);
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", write);
  return new Promise((resolve) => {
    child.on("error", (error) => {
      write(`${program} could not be started: ${error.message}\n`);
      resolve(1);
    });
    child.on("close", (code) => {
      process.off("exit", stop);
      resolve(code ?? 1);
    });
  });
}

/**
 * Runs a gate's commands. A gate that keeps every core busy prints its output at once. The others print theirs when they
 * have ended, so that the outputs of parallel gates do not mix.
 */
export async function runGate(gate: Gate, reportFolder: string): Promise<Outcome> {
  const startedAt = performance.now();
  const report = join(reportFolder, `${gate.name}.json`);
  let output = "";
  const isShownAtOnce = gate.load === "all cores";
  const write = (text: string) => {
    if (isShownAtOnce) process.stdout.write(text);
    output += text;
  };
  write(`\n── ${gate.name}: ${gate.claim}\n\n`);
  let exitCode = 0;
  for (const command of gate.commands) {
    exitCode = await runProgram(
      command.map((part) => part.replace(reportFile, report)),
      write,
    );
    if (exitCode !== 0) break;
  }
  const result = gate.countReport === undefined ? undefined : readReport(report);
  const isMissingEngine = gate.mayLackEngine === true && exitCode === missingEngineExitCode;
  const count = isMissingEngine ? { passed: 0, failed: 0 } : countGate(gate, exitCode === 0, result);
  const named = gate.nameFailures?.(result) ?? [];
  const outcome: Outcome = {
    name: gate.name,
    claim: gate.claim,
    status: isMissingEngine ? "no engine" : count.failed === 0 ? "passed" : "failed",
    count,
    failures: named.length > 0 || count.failed === 0 ? named : [`${gate.name}: ${lastLinesOf(output)}`],
    notProved: readNotProved(output),
    durationMs: performance.now() - startedAt,
  };
  console.log(
    `${isShownAtOnce ? "" : output}\n   ${gate.name} ${outcome.status} after ${(outcome.durationMs / 1000).toFixed(1)} s`,
  );
  return outcome;
}
