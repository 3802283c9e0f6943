import type { Gate, Outcome } from "./gate.ts";

const notRun = ({ name }: Gate): Outcome => ({
  name,
  status: "not run",
  count: { passed: 0, failed: 1 },
  durationMs: 0,
});

/**
 * Runs gates, at most `slots` at a time, and starts them in their order. A gate that uses all cores runs alone. A gate
 * that fails stops only those that need it; those count as failed.
 * @param run resolves with the outcome of one gate
 * @returns the outcomes in the order of the gates
 */
export async function runGates(
  gates: readonly Gate[],
  slots: number,
  run: (gate: Gate) => Promise<Outcome>,
): Promise<Outcome[]> {
  const outcomes = new Map<string, Outcome>();
  const running = new Set<Promise<void>>();
  for (const gate of gates) {
    const limit = gate.usesAllCores === true ? 1 : slots;
    while (running.size >= limit) await Promise.race(running);
    const isBlocked = gate.needs?.some((name) => (outcomes.get(name)?.status ?? "passed") !== "passed") === true;
    if (isBlocked) {
      outcomes.set(gate.name, notRun(gate));
      continue;
    }
    const job = run(gate)
      .then((outcome) => void outcomes.set(gate.name, outcome))
      .finally(() => running.delete(job));
    running.add(job);
    if (gate.usesAllCores === true) await job;
  }
  await Promise.all(running);
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
