import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Count, Gate, Outcome } from "./gate.ts";
import { reportFile } from "./gates.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));

function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}

/** Counts a gate: its report where it has one, else one check. A command that failed is never without a failure. */
export function countGate(gate: Pick<Gate, "countReport">, succeeded: boolean, report: unknown): Count {
  const counted =
    gate.countReport === undefined || report === undefined
      ? { passed: succeeded && gate.countReport === undefined ? 1 : 0, failed: 0 }
      : gate.countReport(report);
  const nothingChecked = counted.passed + counted.failed === 0;
  return nothingChecked || (!succeeded && counted.failed === 0) ? { ...counted, failed: 1 } : counted;
}

/** Runs a gate's commands with their output passed through and nothing on their input. */
export function runGate(gate: Gate, reportFolder: string): Outcome {
  const startedAt = performance.now();
  const report = join(reportFolder, `${gate.name}.json`);
  const env = { ...process.env, PATH: [join(root, "node_modules/.bin"), process.env["PATH"]].join(delimiter) };
  const succeeded = gate.commands.every((command) => {
    const [program = "", ...args] = command.map((part) => part.replace(reportFile, report));
    const run = spawnSync(program === "node" ? process.execPath : program, args, {
      cwd: root,
      env,
      stdio: ["ignore", "inherit", "inherit"],
      shell: process.platform === "win32" && program !== "node",
    });
    if (run.error !== undefined) console.error(`${program} could not be started: ${run.error.message}`);
    return run.status === 0;
  });
  const result = gate.countReport === undefined ? undefined : readReport(report);
  const count = countGate(gate, succeeded, result);
  return {
    name: gate.name,
    status: count.failed === 0 ? "passed" : "failed",
    count,
    failures: gate.nameFailures?.(result) ?? [],
    durationMs: performance.now() - startedAt,
  };
}
