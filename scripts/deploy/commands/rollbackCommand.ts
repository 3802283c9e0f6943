import { readDeployer, readNumber } from "../readDeployArguments.ts";
import { planRollback, rollBack, type WantedRollback } from "../rollBack.ts";
import { nginxUsage } from "../nginx/nginxArguments.ts";
import { publishArguments, publishUsage, readPublish } from "./readPublish.ts";
import type { CommandDeps } from "#scripts/command/CommandDeps.ts";
import { type CommandLines, runDeployCommand } from "./runDeployCommand.ts";
import { DeploymentRunning } from "../state/DeploymentRefused.ts";
import { readPointers } from "../state/Pointer.ts";
import type { DeploymentStore } from "../store/DeploymentStore.ts";
import { readTakeOver } from "./takeOver.ts";
import { readTarget, targetArguments, targetUsage } from "../Target.ts";
import { waitForTurn } from "./waitForTurn.ts";

const usage = `npm run rollback -- --to DIR|s3://BUCKET [--brand BRAND] [--release ID]

Takes a deployment back (docs/deploy.md). A command that was cut off is run again as it was.

${targetUsage}
  --brand BRAND     take back the last release of this brand; without it the code of all brands is taken back
  --release ID      serve this release, one that npm run releases lists; also where the pointer cannot be read
  --take-over       when another deployment seems to run, take its claim over; asks first at a terminal
  --by NAME         who does it, for the list of releases (default: user@machine)
  --wait S          seconds to wait when another deployment runs (default: 0)
  --dry-run         says what would change, and changes nothing
  --json            what was done, for machines
  --help            this text
${publishUsage}${nginxUsage}

Exit code: 0 done, 1 refused, a brand was left out, or another deployment was faster, 2 failed.
`;

const text = { type: "string" } as const;
const flag = { type: "boolean", default: false } as const;
const options = {
  ...targetArguments,
  brand: text,
  release: text,
  "take-over": flag,
  by: text,
  wait: { ...text, default: "0" },
  "dry-run": flag,
  json: flag,
  ...publishArguments,
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

/** Adds what a rollback can do about another deployment that runs. */
function withAdvice(error: unknown): unknown {
  if (!(error instanceof DeploymentRunning)) return error;
  return new DeploymentRunning(`${error.message} When that one is dead, give --take-over.`, { cause: error });
}

/**
 * `npm run rollback -- --to DIR`: takes a deployment back (docs/deploy.md).
 * @param args the arguments on the command line
 * @returns the exit code
 */
export const rollbackCommand = (args: readonly string[], deps: CommandDeps): Promise<number> =>
  runDeployCommand({ name: "rollback", usage, options }, args, deps, async (values, lines) => {
    const target = readTarget(values);
    const waitMs = readNumber("wait", values.wait, 0, 86_400) * 1000;
    const { store, edge } = await target.open();
    const { brand, release } = values;
    const wanted = { ...(brand !== undefined && { brand }), ...(release !== undefined && { release }) };
    if (values["dry-run"]) return showPlan(store, wanted, lines);
    const takeOver = readTakeOver(values["take-over"], lines);
    const back = () =>
      rollBack(store, {
        deployer: readDeployer(values.by),
        ...readPublish(values, store, target.folder, "rollback"),
        ...(edge && { edge }),
        ...(takeOver && { takeOver }),
        onCutOff: lines.warn,
        onDone: ({ changed }) =>
          changed.forEach(({ brand: name, release: id }) => lines.say(`✓ ${name}: ${id} is served`)),
        ...wanted,
      });
    const waiting = { waitMs, onWaiting: (message: string) => lines.warn(`  Waiting: ${message}`) };
    const rollback = await waitForTurn(back, waiting).catch((error: unknown) => {
      throw withAdvice(error);
    });
    lines.result(rollback);
    return reportOthers(rollback, lines);
  });
