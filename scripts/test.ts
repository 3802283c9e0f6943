import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Gate } from "#scripts/quality/gates/gate.ts";
import { gates } from "#scripts/quality/gates/gates.ts";
import { runGate } from "#scripts/quality/gates/runGate.ts";
import { chooseGates, runGates, summarise } from "#scripts/quality/gates/runGates.ts";

function choose(): readonly Gate[] {
  try {
    return chooseGates(gates, process.argv.slice(2));
  } catch (error) {
    console.error((error as Error).message);
    process.exit(2);
  }
}

const chosen = choose();
const reports = mkdtempSync(join(tmpdir(), "portal-test-"));
const outcomes = runGates(chosen, (gate) => {
  console.log(`\n── ${gate.name}: ${gate.claim}\n`);
  const outcome = runGate(gate, reports);
  console.log(`\n   ${gate.name} ${outcome.status} after ${(outcome.durationMs / 1000).toFixed(1)} s`);
  return outcome;
});
rmSync(reports, { recursive: true, force: true });
console.log(`\n${summarise(outcomes)}`);
process.exitCode = outcomes.every(({ status }) => status === "passed") ? 0 : 1;
