import { stripVTControlCharacters } from "node:util";
import { missingEngineExitCode } from "../engines/installPrograms.ts";
import type { PlannedGate } from "./planGates.ts";
import { noReport, type Report } from "./readReport.ts";

/** The result of a gate. */
export interface Outcome extends Report {
  readonly name: string;
  /** `not run`: this machine has no such browser or server, or there was nothing to check, which the gate has said. */
  readonly status: "passed" | "failed" | "not run";
  /** What was not proved here, and why, although the gate has not failed. */
  readonly notProved: readonly string[];
  readonly durationMs: number;
}

/** How a gate's script has ended. */
export interface Ended {
  readonly exitCode: number;
  readonly output: string;
  readonly report: Report | undefined;
}

/** How strict a run is. */
export interface Strictness {
  /** Whether a browser or server that is missing is a failure. */
  readonly needsEngines: boolean;
  /** Whether nothing was left out of the run. Then a gate that had nothing to check is a failure. */
  readonly isWhole: boolean;
}

/** The end of an output, which says why a command failed, without the lines of a stack. */
function lastLinesOf(output: string): string {
  const lines = stripVTControlCharacters(output).split("\n");
  return lines
    .filter((line) => line.trim() !== "" && !/^ +at /.test(line))
    .slice(-3)
    .join("\n  ");
}

/** What a script has said at the beginning of a line. */
const said = (output: string, words: string): readonly string[] =>
  [...output.matchAll(new RegExp(`^${words}: (.+)$`, "gm"))].map(([, what = ""]) => what);

/**
 * What a gate counts as: its report where it writes one, else one check. A script that failed counts at least one
 * failure, and so does one that checked nothing: only where a part of the gates runs may a gate say `Nothing to check:`
 * and why, and only a part of a gate may have no test. A gate without its engine counts as neither, or as one failure where
 * engines are needed; so does one that says `Not proved:`.
 */
export function judge(
  { name, claim, hasReport, isShare }: PlannedGate,
  { exitCode, output, report }: Ended,
  { needsEngines, isWhole }: Strictness,
): Omit<Outcome, "durationMs"> {
  const failedWith = (failure: string) =>
    ({ name, status: "failed", ...noReport, failed: 1, failures: [failure] }) as const;
  if (exitCode === missingEngineExitCode) {
    const what = `${claim} (${lastLinesOf(output)})`;
    return needsEngines
      ? { ...failedWith(`${name}: ${lastLinesOf(output)}`), notProved: [] }
      : { name, status: "not run", ...noReport, notProved: [what] };
  }
  const counted = hasReport === true ? (report ?? noReport) : { ...noReport, passed: exitCode === 0 ? 1 : 0 };
  const isEmptyShare = isShare === true && exitCode === 0 && counted.passed + counted.failed === 0;
  const [reason = isEmptyShare ? "no test of this gate is in the share" : undefined] = said(output, "Nothing to check");
  if (exitCode === 0 && counted.failed === 0 && reason !== undefined)
    return isWhole
      ? { ...failedWith(`${name}: it checked nothing: ${reason}`), notProved: [] }
      : { name, status: "not run", ...noReport, notProved: [`${claim} (nothing to check: ${reason})`] };
  const notProved = said(output, "Not proved");
  if (needsEngines && notProved.length > 0 && counted.failed === 0)
    return {
      ...failedWith(`${name}: not proved: ${notProved.join("; ")}`),
      passed: counted.passed,
      seconds: counted.seconds,
      notProved: [],
    };
  const isUnexplained = counted.failed === 0 && (exitCode !== 0 || counted.passed === 0);
  return {
    ...counted,
    name,
    status: counted.failed > 0 || isUnexplained ? "failed" : "passed",
    failed: isUnexplained ? 1 : counted.failed,
    failures: isUnexplained
      ? [`${name}: ${exitCode === 0 ? "it checked nothing" : lastLinesOf(output)}`]
      : counted.failures,
    notProved,
  };
}

/** What a gate counts as that was not started, since one that it needs has failed. */
export const notStarted = ({ name }: PlannedGate, needed: string): Outcome => ({
  ...noReport,
  name,
  status: "failed",
  failed: 1,
  failures: [`${name}: not started, because ${needed} has failed`],
  notProved: [],
  durationMs: 0,
});

/**
 * The failed tests, the table and the last line of a run. They are printed last, since often only the end of a log is
 * kept.
 */
export function summarise(outcomes: readonly Outcome[]): string {
  const width = Math.max(...outcomes.map(({ name }) => name.length), "gate".length);
  const row = (name: string, status: string, passed: string, failed: string, time: string) =>
    [name.padEnd(width), status.padEnd(7), passed.padStart(6), failed.padStart(6), time.padStart(9)].join("  ");
  const total = (key: "passed" | "failed") => outcomes.reduce((sum, outcome) => sum + outcome[key], 0);
  const failures = outcomes.flatMap((outcome) => outcome.failures);
  const notProved = outcomes.flatMap(({ name, notProved: each }) => each.map((what) => `  ${name}: ${what}`));
  return [
    ...(failures.length === 0 ? [] : ["Failed:", ...failures, ""]),
    row("gate", "", "passed", "failed", "time"),
    ...outcomes.map(({ name, status, passed, failed, durationMs }) =>
      row(name, status, String(passed), String(failed), `${(durationMs / 1000).toFixed(1)} s`),
    ),
    "",
    ...(notProved.length === 0 ? [] : ["Not proved here:", ...notProved]),
    `${total("passed")} passed, ${total("failed")} failed`,
  ].join("\n");
}
