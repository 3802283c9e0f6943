import { UsageError } from "#scripts/command/UsageError.ts";
import type { Road } from "#scripts/release/affected/findRoad.ts";
import { dataGateSteps } from "./dataGates.ts";
import { type Gate, gateSteps } from "./gates.ts";
import { cutShare, type Shard } from "./cutShare.ts";
import { type MeasuredTimes, secondsByFile, secondsOf } from "./measuredTimes.ts";

/** What is to run. */
export interface GateChoice {
  /** `test`: `npm test`. `all`: every gate. `rest`: what `npm test` does not have. */
  readonly from: "test" | "all" | "rest";
  /** The gates that `--only` names. They can be any. */
  readonly only?: readonly string[] | undefined;
  readonly shard?: Shard | undefined;
  /** The road of what differs from the commit that `--since` names. On the quick one, what data can break runs. */
  readonly road?: Road | undefined;
}

/** What is known of the repository. */
export interface GateFacts {
  /** Every test file; paths from the root. */
  readonly files: readonly string[];
  readonly times: MeasuredTimes;
}

/** A gate, or a part of one. */
export interface PlannedGate extends Gate {
  /** About how long it takes. */
  readonly seconds: number;
  /** Whether it has some of its files only. They may be files without a test in this gate. */
  readonly isShare?: true;
}

/** Gates in steps: those of a step run side by side, as many as there are cores. */
export interface GatePlan {
  readonly steps: readonly (readonly PlannedGate[])[];
  /** Whether nothing was left out by `--only` or `--shard`. */
  readonly isWhole: boolean;
}

/** The gates of a plan, in their order. */
export const gatesOf = ({ steps }: GatePlan): readonly PlannedGate[] => steps.flat();

const everyGate = gateSteps.flat();

/** The names of all gates. */
export const gateNames: readonly string[] = everyGate.map(({ name }) => name);

/** `studio` names `studio` and `studio-journeys`. */
const isNamed = (wanted: string, name: string): boolean => name === wanted || name.startsWith(`${wanted}-`);

function chooseGates({ from, only }: GateChoice): readonly Gate[] {
  if (only === undefined)
    return everyGate.filter(({ isInTest = false }) => from === "all" || isInTest === (from === "test"));
  const unknown = only.filter((wanted) => !gateNames.some((name) => isNamed(wanted, name)));
  if (unknown.length > 0)
    throw new UsageError(`There is no gate "${unknown.join(", ")}". Gates: ${gateNames.join(", ")}`);
  return everyGate.filter(({ name }) => only.some((wanted) => isNamed(wanted, name)));
}

/** The gate with the part of its files that a share has; undefined when it has none. */
function partOf(
  gate: Gate,
  isInShare: (item: string) => boolean,
  { files, times }: GateFacts,
): PlannedGate | undefined {
  const { name, script, hasFile } = gate;
  if (hasFile === undefined) return isInShare(name) ? { ...gate, seconds: secondsOf(times, name) } : undefined;
  const own = [...secondsByFile(times, name, files.filter(hasFile))].filter(([file]) => isInShare(`${name} ${file}`));
  if (own.length === 0) return undefined;
  return {
    ...gate,
    isShare: true,
    seconds: own.reduce((total, [, each]) => total + each, 0),
    script: [script, ...own.map(([file]) => file)].join(" "),
  };
}

/**
 * What `npm test` and `npm run test:all` run. What a chosen gate needs runs too. A shard has about the same measured time
 * as each of the others: whole gates, and test files of the gates that can be cut. What they need is in every shard
 * that needs it.
 * @throws UsageError for a gate that does not exist
 */
export function planGates(choice: GateChoice, facts: GateFacts): GatePlan {
  const { only, shard, road } = choice;
  if (road?.name === "quick") {
    const steps = dataGateSteps(road.brands).map((step) =>
      step.map((gate) => ({ seconds: secondsOf(facts.times, gate.name), ...gate })),
    );
    return { steps, isWhole: true };
  }
  const chosen = chooseGates(choice);
  const needed = new Set(chosen.flatMap(({ needs = [] }) => needs));
  const items = chosen
    .filter(({ name }) => !needed.has(name))
    .flatMap(({ name, hasFile }) => {
      if (hasFile === undefined) return [[name, secondsOf(facts.times, name)] as const];
      const files = [...secondsByFile(facts.times, name, facts.files.filter(hasFile))];
      return files.map(([file, seconds]) => [`${name} ${file}`, seconds] as const);
    });
  const share = shard && new Set(cutShare(items, shard));
  const planned = new Map<string, PlannedGate>();
  for (const gate of chosen) {
    const part = share
      ? partOf(gate, (item) => share.has(item), facts)
      : { ...gate, seconds: secondsOf(facts.times, gate.name) };
    if (part !== undefined) planned.set(gate.name, part);
  }
  for (const name of [...planned.values()].flatMap(({ needs = [] }) => needs)) {
    const gate = everyGate.find((each) => each.name === name);
    if (gate !== undefined) planned.set(name, { ...gate, seconds: secondsOf(facts.times, name) });
  }
  const steps = gateSteps.map((step) => step.flatMap(({ name }) => planned.get(name) ?? []));
  return {
    steps: steps.filter((step) => step.length > 0),
    isWhole: only === undefined && shard === undefined,
  };
}
