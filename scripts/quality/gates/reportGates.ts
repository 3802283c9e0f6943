import { mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import type { Gate } from "./gate.ts";
import { runGate } from "./runGate.ts";
import { runGates } from "./runGates.ts";
import { summarise } from "./summarise.ts";

/**
 * Runs gates with one slot a core, prints their output and the summary. Resolves with the exit code: 0 when all passed,
 * else 1.
 */
export async function reportGates(gates: readonly Gate[]): Promise<number> {
  const reports = mkdtempSync(join(tmpdir(), "portal-test-"));
  try {
    const outcomes = await runGates(gates, availableParallelism(), (gate) => runGate(gate, reports));
    console.log(`\n${summarise(outcomes)}`);
    return outcomes.every(({ status }) => status === "passed" || status === "no engine") ? 0 : 1;
  } finally {
    rmSync(reports, { recursive: true, force: true });
  }
}
