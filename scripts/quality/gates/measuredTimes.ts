import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** How long gates and test files took, in seconds. */
export interface MeasuredTimes {
  /** By name of the gate. */
  readonly gates: Readonly<Record<string, number>>;
  /** By name of the gate, then by path of the file: the sum of its tests, in their workers. 0: it has none there. */
  readonly files: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** How long a gate or a file takes that was never measured, where nothing else is known. */
const unknownSeconds = 10;

/** About how long a gate takes. */
export const secondsOf = ({ gates }: MeasuredTimes, gate: string): number => gates[gate] ?? unknownSeconds;

/** What a file takes at least: one without a test in the gate has to be looked at too. */
const leastSeconds = 0.05;

function medianOf(values: readonly number[]): number | undefined {
  const inOrder = values.toSorted((a, b) => a - b);
  return inOrder[Math.floor(inOrder.length / 2)];
}

/**
 * How much of a gate's time each of its files takes, in seconds. A file that was not measured gets the median of the
 * others.
 */
export function secondsByFile(
  times: MeasuredTimes,
  gate: string,
  files: readonly string[],
): ReadonlyMap<string, number> {
  const measured = times.files[gate] ?? {};
  const median = medianOf(Object.values(measured).filter((seconds) => seconds > 0)) ?? 1;
  const worked = new Map(files.map((file) => [file, Math.max(measured[file] ?? median, leastSeconds)]));
  // Several tests run at once: their sum is longer than the gate.
  const sum = [...worked.values()].reduce((total, seconds) => total + seconds, 0);
  const scale = secondsOf(times, gate) / sum;
  return new Map([...worked].map(([file, seconds]) => [file, seconds * scale]));
}

const timesFile = (root: string): string => join(root, "scripts/quality/gates/times.json");

/** The measured times of a repository. */
export const readTimes = (root: string): MeasuredTimes =>
  JSON.parse(readFileSync(timesFile(root), "utf8")) as MeasuredTimes;

/** The times of a run over those that are known, without files that are gone. */
export function renewTimes(known: MeasuredTimes, measured: MeasuredTimes, files: readonly string[]): MeasuredTimes {
  const inOrder = <T>(values: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(values).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  const byGate = Object.entries({ ...known.files, ...measured.files }).map(([gate, times]) => {
    const there = Object.entries(times).filter(([file]) => files.includes(file));
    return [gate, inOrder(Object.fromEntries(there))] as const;
  });
  return { gates: inOrder({ ...known.gates, ...measured.gates }), files: inOrder(Object.fromEntries(byGate)) };
}

/** Writes the times of a repository. */
export const writeTimes = (root: string, times: MeasuredTimes): void =>
  writeFileSync(timesFile(root), `${JSON.stringify(times, null, 2)}\n`);

/** Every test file of a repository; paths from the root. */
export const readTestFiles = (root: string): readonly string[] =>
  [
    ...globSync("{src,scripts,gallery,studio,tests}/**/*.test.{ts,tsx}", { cwd: root }),
    ...globSync("{tests,studio/test}/e2e/**/*.journey.ts", { cwd: root }),
  ]
    .map((path) => path.replaceAll("\\", "/"))
    .toSorted();
