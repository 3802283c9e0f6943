import { flag, list, text, type ValuesOf } from "#scripts/command/Option.ts";
import { UsageError } from "#scripts/command/UsageError.ts";
import { repository } from "#scripts/files/repository.ts";
import { findRoad, type Road } from "#scripts/release/affected/findRoad.ts";
import { neededPackages } from "../engines/installPrograms.ts";
import { readShard } from "./cutShare.ts";
import type { Outcome } from "./judge.ts";
import { type MeasuredTimes, readTestFiles, readTimes, renewTimes, writeTimes } from "./measuredTimes.ts";
import { gateNames, type GateChoice, type GatePlan, gatesOf, planGates } from "./planGates.ts";
import { endRun, runGates } from "./runGates.ts";

/** The options of `npm test` and `npm run test:all`. */
export const gateOptions = {
  only: list({
    shown: "a,b",
    help: `only these gates, and what they need: ${gateNames.join(", ")}. "studio" is both of the studio's`,
  }),
  shard: text({ shown: "1/3", help: "a share that takes about a third of the time" }),
  since: text({
    shown: "REF",
    help: "where nothing but data of brands differs from this commit, what data can break; else everything",
  }),
  packages: flag("runs nothing: prints the packages of Debian that are missing for it"),
  measure: flag("also writes the times of this run to scripts/quality/gates/times.json"),
};

/** What the help of both says below the options. */
export const gateNotes = `The run ends with a table and "N passed, N failed".
CI=true: a browser or server that is missing is a failure.`;

/** What their exit codes mean. */
export const gateExits = "0 all passed, 1 something failed, 2 the command line is wrong";

/** What a run has measured. A file of a gate without a test in it took no time. */
function measuredIn(outcomes: readonly Outcome[], plan: GatePlan, files: readonly string[]): MeasuredTimes {
  const round = (seconds: number) => Math.round(seconds * 10) / 10;
  const timed = gatesOf(plan).flatMap((gate) => {
    const outcome = outcomes.find(({ name }) => name === gate.name);
    return outcome?.status === "passed" ? [{ gate, outcome }] : [];
  });
  return {
    gates: Object.fromEntries(timed.map(({ gate, outcome }) => [gate.name, round(outcome.durationMs / 1000)])),
    files: Object.fromEntries(
      timed.flatMap(({ gate: { name, hasFile }, outcome }) => {
        if (hasFile === undefined) return [];
        const seconds = new Map(outcome.seconds);
        return [[name, Object.fromEntries(files.filter(hasFile).map((file) => [file, round(seconds.get(file) ?? 0)]))]];
      }),
    ),
  };
}

/** What is said of the road before anything runs. */
const roadLine = (road: Road, ref: string): string =>
  road.name === "whole"
    ? `── The whole road: ${road.reason}. Everything is checked.\n`
    : `── The quick road: only data differs from ${ref}. Brands with other pages: ${road.brands.join(", ") || "none"}.\n`;

/** Runs what the options choose, and prints the summary. Gives the exit code. */
export async function runChoice(
  from: GateChoice["from"],
  { only, shard, since, packages, measure }: ValuesOf<typeof gateOptions>,
  print: (text: string) => void,
): Promise<number> {
  if (since !== undefined && (only !== undefined || shard !== undefined || packages || measure))
    throw new UsageError("--since chooses the gates itself: leave --only, --shard, --packages and --measure out");
  const files = readTestFiles(repository);
  const times = readTimes(repository);
  const road = since === undefined ? undefined : await findRoad(repository, since);
  if (road !== undefined && since !== undefined) print(roadLine(road, since));
  const plan = planGates(
    { from, only, road, shard: shard === undefined ? undefined : readShard(shard) },
    { files, times },
  );
  if (packages) {
    print(`${neededPackages(gatesOf(plan)).join(" ")}\n`);
    return 0;
  }
  const outcomes = await runGates(plan, { root: repository, needsEngines: process.env["CI"] === "true", print });
  // A share has measured a part of a gate.
  if (measure && shard === undefined)
    writeTimes(repository, renewTimes(times, measuredIn(outcomes, plan, files), files));
  return endRun(outcomes, print);
}
