import type { Gate, Outcome } from "./gate.ts";

const notRun = ({ name, claim }: Gate): Outcome => ({
  name,
  claim,
  status: "not run",
  count: { passed: 0, failed: 1 },
  durationMs: 0,
});

/** How many slots a gate takes. */
function slotsOf({ load = "one core" }: Gate, slots: number): number {
  if (load === "waits") return 0;
  return load === "one core" ? 1 : slots;
}

/**
 * Runs gates in `slots` slots, one for each core, and starts them in their order. A gate that fails stops only those
 * that need it; those count as failed.
 * @param run resolves with the outcome of one gate
 * @returns the outcomes in the order of the gates
 */
export async function runGates(
  gates: readonly Gate[],
  slots: number,
  run: (gate: Gate) => Promise<Outcome>,
): Promise<Outcome[]> {
  const outcomes = new Map<string, Outcome>();
  const running = new Map<Gate, Promise<void>>();
  const hasRoomFor = (gate: Gate): boolean => {
    const others = [...running.keys()];
    const taken = others.reduce((sum, other) => sum + slotsOf(other, slots), 0);
    const isFree = taken + slotsOf(gate, slots) <= slots;
    return isFree && !others.some(({ name }) => gate.needs?.includes(name) === true);
  };
  for (const gate of gates) {
    while (!hasRoomFor(gate)) await Promise.race(running.values());
    const isBlocked = gate.needs?.some((name) => (outcomes.get(name)?.status ?? "passed") !== "passed") === true;
    if (isBlocked) {
      outcomes.set(gate.name, notRun(gate));
      continue;
    }
    const job = run(gate)
      .then((outcome) => void outcomes.set(gate.name, outcome))
      .finally(() => running.delete(gate));
    running.set(gate, job);
  }
  await Promise.all(running.values());
  return gates.map((gate) => outcomes.get(gate.name) ?? notRun(gate));
}

/** The gates that `--only` names, in their own order; all without it. Throws on an unknown name. */
export function chooseGates(gates: readonly Gate[], only: readonly string[] | undefined): readonly Gate[] {
  if (only === undefined) return gates;
  const unknown = only.filter((name) => !gates.some((gate) => gate.name === name));
  if (unknown.length > 0 || only.length === 0)
    throw new Error(`There is no gate "${unknown.join(", ")}". Gates: ${gates.map(({ name }) => name).join(", ")}.`);
  return gates.filter(({ name }) => only.includes(name));
}
