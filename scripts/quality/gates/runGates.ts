import type { Gate, Outcome } from "./gate.ts";

const notRun = ({ name }: Gate): Outcome => ({
  name,
  status: "not run",
  count: { passed: 0, failed: 1 },
  durationMs: 0,
});

/**
 * Runs the gates without a lane, at most `slots` at a time, in their order; then the lanes, side by side. A gate that
 * fails stops only those that need it; those count as failed.
 * @param run resolves with the outcome of one gate
 * @returns the outcomes in the order of the gates
 */
export async function runGates(
  gates: readonly Gate[],
  slots: number,
  run: (gate: Gate) => Promise<Outcome>,
): Promise<Outcome[]> {
  const outcomes = new Map<string, Outcome>();
  const runOrSkip = async (gate: Gate): Promise<void> => {
    const isBlocked = gate.needs?.some((name) => (outcomes.get(name)?.status ?? "passed") !== "passed") === true;
    outcomes.set(gate.name, isBlocked ? notRun(gate) : await run(gate));
  };
  const runInOrder = async (queue: readonly Gate[]): Promise<void> => {
    for (const gate of queue) await runOrSkip(gate);
  };

  const quick = gates.filter(({ lane }) => lane === undefined).values();
  const runQuick = async (): Promise<void> => {
    for (const gate of quick) await runOrSkip(gate);
  };
  await Promise.all(Array.from({ length: slots }, runQuick));

  const lanes = Map.groupBy(
    gates.filter(({ lane }) => lane !== undefined),
    ({ lane }) => lane,
  );
  await Promise.all([...lanes.values()].map(runInOrder));
  return gates.map((gate) => outcomes.get(gate.name) ?? notRun(gate));
}

/** The gates that `--only` names, in their own order; all without it. Throws on an unknown name. */
export function chooseGates(gates: readonly Gate[], only: readonly string[] | undefined): readonly Gate[] {
  if (only === undefined) return gates;
  const unknown = only.filter((name) => !gates.some((gate) => gate.name === name));
  if (unknown.length > 0 || only.length === 0)
    throw new Error(`There is no part "${unknown.join(", ")}". Parts: ${gates.map(({ name }) => name).join(", ")}.`);
  return gates.filter(({ name }) => only.includes(name));
}
