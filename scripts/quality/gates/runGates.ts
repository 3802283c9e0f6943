import type { Gate, Outcome } from "./gate.ts";

/** Runs gates in order. One that fails stops only those that need it: what cannot run counts as failed. */
export function runGates(gates: readonly Gate[], run: (gate: Gate) => Outcome): Outcome[] {
  const outcomes: Outcome[] = [];
  for (const gate of gates) {
    const blockedBy = outcomes.find((one) => one.status !== "passed" && gate.needs?.includes(one.name));
    outcomes.push(
      blockedBy === undefined
        ? run(gate)
        : { name: gate.name, status: "not run", count: { passed: 0, failed: 1 }, durationMs: 0 },
    );
  }
  return outcomes;
}

/** What failed by name, the table and the last line of `npm test`: of a long log, only the end may be kept. */
export function summarise(outcomes: readonly Outcome[]): string {
  const rows = outcomes.map(({ name, status, count, durationMs }) =>
    [
      name.padEnd(10),
      status.padEnd(8),
      String(count.passed).padStart(6),
      String(count.failed).padStart(6),
      `${(durationMs / 1000).toFixed(1)} s`.padStart(9),
    ].join("  "),
  );
  const total = (key: "passed" | "failed") => outcomes.reduce((sum, { count }) => sum + count[key], 0);
  const heading = ["part".padEnd(10), "".padEnd(8), "passed", "failed", "time".padStart(9)].join("  ");
  const failures = outcomes.flatMap((outcome) => outcome.failures ?? []);
  const named = failures.length === 0 ? [] : ["Failed:", ...failures, ""];
  return [...named, heading, ...rows, "", `${total("passed")} passed, ${total("failed")} failed`].join("\n");
}

/** The gates that `--only a,b` asks for, in their own order; all without it. Throws on a name that is none. */
export function chooseGates(gates: readonly Gate[], args: readonly string[]): readonly Gate[] {
  const { only } = readOnly(args);
  if (only === undefined) return gates;
  const unknown = only.filter((name) => !gates.some((gate) => gate.name === name));
  if (unknown.length > 0 || only.length === 0)
    throw new Error(`There is no part "${unknown.join(", ")}". Parts: ${gates.map(({ name }) => name).join(", ")}.`);
  return gates.filter(({ name }) => only.includes(name));
}

function readOnly(args: readonly string[]): { only?: string[] } {
  const index = args.findIndex((arg) => arg === "--only" || arg.startsWith("--only="));
  const unknown = args.find((arg, at) => at !== index && !(at === index + 1 && args[index] === "--only"));
  if (unknown !== undefined)
    throw new Error(`"${unknown}" is not understood. Use --only with names, for example --only types,lint.`);
  if (index === -1) return {};
  const value = args[index]?.startsWith("--only=") === true ? args[index].slice(7) : (args[index + 1] ?? "");
  return { only: value.split(",").filter((name) => name !== "") };
}
