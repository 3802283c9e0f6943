/** `npm run releases -- --to DIR`: what is served, what is kept, and what was done (docs/deploy.md). */
import { parseArgs } from "node:util";
import { runDeployCommand } from "#scripts/deploy/runDeployCommand.ts";
import { DeploymentRefused } from "#scripts/deploy/state/DeploymentRefused.ts";
import { type KeptRelease, type Pointer, readPointers } from "#scripts/deploy/state/Pointer.ts";
import { readTarget, targetArguments, targetUsage } from "#scripts/deploy/Target.ts";

const usage = `npm run releases -- --to DIR|s3://BUCKET [--brand BRAND] [--json]

${targetUsage}
  --brand BRAND     one brand
  --json            for machines: also the digests, and everything that was done

Exit code: 0 done, 1 nothing was deployed there, 2 failed.
`;

function stateOf({ release, canary, retired }: Pointer, { id, isWithdrawn }: KeptRelease): string {
  if (id === release) return retired === undefined ? "served" : "retired";
  if (id === canary?.release) return `canary, ${canary.share} %`;
  return isWithdrawn === true ? "taken back" : "kept";
}

await runDeployCommand("releases", async () => {
  const text = { type: "string" } as const;
  const { values } = parseArgs({
    options: {
      ...targetArguments,
      brand: text,
      json: { type: "boolean", default: false },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  if (values.help) {
    process.stdout.write(usage);
    return 0;
  }
  const target = readTarget(values);
  const { store } = await target.open({ isReading: true });
  const all = [...(await readPointers(store)).values()].map(({ pointer }) => pointer);
  const pointers = all.filter(({ brand }) => values.brand === undefined || brand === values.brand);
  if (pointers.length === 0) {
    const what = values.brand === undefined ? "Nothing" : `The brand ${values.brand}`;
    throw new DeploymentRefused(`${what} was ${values.brand === undefined ? "" : "never "}deployed to ${target.name}.`);
  }
  if (values.json) {
    process.stdout.write(`${JSON.stringify({ schemaVersion: 1, brands: pointers }, null, 2)}\n`);
    return 0;
  }
  for (const pointer of pointers) {
    console.log(pointer.brand);
    for (const release of pointer.releases) {
      const commit = release.commit?.slice(0, 10) ?? "no commit";
      const [id, state] = [release.id, stateOf(pointer, release).padEnd(12)];
      console.log(`  ${id}  ${state}  ${release.at.slice(0, 19)}Z  commit ${commit}  ${release.by}`);
    }
    for (const { action, at, by, from, to, share } of pointer.changes.slice(0, 5)) {
      const name = action === "canary" ? `canary of ${share} %` : action;
      console.log(`    ${at.slice(0, 19)}Z  ${name}: ${from === undefined ? "" : `${from} → `}${to}  ${by}`);
    }
  }
  return 0;
});
