import { createInterface } from "node:readline/promises";
import { defineCommand } from "#scripts/command/Command.ts";
import { flag, text } from "#scripts/command/Option.ts";
import { planRollback, rollBack, type WantedRollback } from "../rollBack.ts";
import { changeOptions, readChangeCall } from "./readChangeCall.ts";
import type { CommandLines } from "./CommandLines.ts";
import type { TakeOver } from "../state/DeploymentClaim.ts";
import { DeploymentRunning } from "../state/DeploymentRefused.ts";
import { readPointers } from "../state/Pointer.ts";
import type { DeploymentStore } from "../store/DeploymentStore.ts";
import { targetOptions } from "../Target.ts";

const options = {
  ...targetOptions,
  brand: text({
    shown: "ID",
    help: "take back the last release of this brand; without it the code of all brands is taken back",
  }),
  release: text({
    shown: "ID",
    help: "serve this release, one that npm run releases lists; also where the pointer cannot be read",
  }),
  "take-over": flag("when another deployment seems to run, take its claim over; asks first at a terminal"),
  "dry-run": flag("says what would change, and changes nothing"),
  ...changeOptions,
};

/** Names the brands that stay as they are, and why. Gives the exit code. */
function reportOthers(
  { unchanged, damaged }: { readonly unchanged: readonly string[]; readonly damaged: readonly string[] },
  { say, warn }: CommandLines,
): number {
  for (const brand of unchanged) say(`  ${brand}: unchanged, there is no release with other code before it`);
  for (const brand of damaged)
    warn(`  ${brand}: unchanged, ${brand}/current.json cannot be read (docs/deploy/incidents.md)`);
  return damaged.length > 0 ? 1 : 0;
}

/** `--dry-run`: says what a rollback would change. */
async function showPlan(store: DeploymentStore, wanted: WantedRollback, lines: CommandLines): Promise<number> {
  const found = await readPointers(store);
  const plan = planRollback(found, wanted);
  for (const [brand, release] of plan.goals)
    lines.say(`  ${brand}: ${found.pointers.get(brand)?.pointer.release ?? "not known"} → ${release}`);
  lines.say("Nothing was changed.");
  const changed = [...plan.goals].map(([brand, release]) => ({ brand, release }));
  lines.result({ changed, unchanged: plan.unchanged, damaged: plan.damaged, isDryRun: true });
  return reportOthers(plan, lines);
}

/** Asks at a terminal; without one, the option is the answer. */
async function isConfirmed(question: string): Promise<boolean> {
  if (!process.stdin.isTTY || !process.stderr.isTTY) return true;
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return /^y(es)?$/i.test((await terminal.question(question)).trim());
  } finally {
    terminal.close();
  }
}

/** Takes over the claim of another command that seems to run, and says whose it was. Undefined without `--take-over`. */
const readTakeOver = (isWanted: boolean, { warn }: CommandLines): TakeOver | undefined =>
  isWanted
    ? async (whose) => {
        const isTaken = await isConfirmed(
          `Another deployment is running: ${whose}.\nIt stops before its pointers move. Take over? (y/N) `,
        );
        if (isTaken) warn(`The claim of another deployment is taken over: ${whose}.`);
        return isTaken;
      }
    : undefined;

/** Adds what a rollback can do about another deployment that runs. */
function withAdvice(error: unknown): unknown {
  if (!(error instanceof DeploymentRunning)) return error;
  return new DeploymentRunning(`${error.message} When that one is dead, give --take-over.`, { cause: error });
}

/** `npm run rollback`: takes a deployment back (docs/deploy.md). */
export const rollbackCommand = defineCommand({
  name: "rollback",
  needs: "--to DIR|s3://BUCKET",
  purpose: "Takes a deployment back (docs/deploy.md). A command that was cut off is run again as it was.",
  options,
  exits: "0 done, 1 refused, a brand was left out, or another deployment was faster, 2 failed",
  folderOption: "--to",
  async run(values, deps) {
    const { target, lines, servingOf, inTurn } = readChangeCall(values, deps, true);
    const opened = await target.openDeployed();
    const { store } = opened;
    const { brand, release } = values;
    const wanted = { ...(brand !== undefined && { brand }), ...(release !== undefined && { release }) };
    if (values["dry-run"]) return showPlan(store, wanted, lines);
    const takeOver = readTakeOver(values["take-over"], lines);
    const rollback = await inTurn(() =>
      rollBack(store, {
        ...servingOf(opened),
        ...(takeOver && { takeOver }),
        onDone: ({ changed }) =>
          changed.forEach(({ brand: name, release: id }) => lines.say(`✓ ${name}: ${id} is served`)),
        ...wanted,
      }),
    ).catch((error: unknown) => {
      throw withAdvice(error);
    });
    lines.result(rollback);
    return reportOthers(rollback, lines);
  },
});
