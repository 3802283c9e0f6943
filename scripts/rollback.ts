/** `npm run rollback -- --to DIR`: takes a deployment back (docs/deploy.md). */
import { parseArgs } from "node:util";
import { readDeployer, readNumber } from "#scripts/deploy/readDeployArguments.ts";
import { rollBack } from "#scripts/deploy/rollBack.ts";
import { nginxUsage } from "#scripts/deploy/nginx/nginxArguments.ts";
import { publishArguments, publishUsage, readPublish } from "#scripts/deploy/readPublish.ts";
import { runDeployCommand } from "#scripts/deploy/runDeployCommand.ts";
import { readTarget, targetArguments, targetUsage } from "#scripts/deploy/Target.ts";
import { waitForTurn } from "#scripts/deploy/waitForTurn.ts";

const usage = `npm run rollback -- --to DIR|s3://BUCKET [--brand BRAND]

${targetUsage}
  --brand BRAND     take back the last release of this brand; without it the code of all brands is taken back
  --by NAME         who does it, for the list of releases (default: user@machine)
  --wait S          seconds to wait when another deployment runs (default: 0)
${publishUsage}${nginxUsage}

Exit code: 0 done, 1 refused or another deployment was faster, 2 failed.
`;

await runDeployCommand("rollback", async () => {
  const text = { type: "string" } as const;
  const { values } = parseArgs({
    options: {
      ...targetArguments,
      brand: text,
      by: text,
      wait: { ...text, default: "0" },
      ...publishArguments,
      help: { type: "boolean", short: "h", default: false },
    },
  });
  if (values.help) {
    process.stdout.write(usage);
    return 0;
  }
  const target = readTarget(values);
  const { store, edge } = await target.open({ isReading: true });
  const publish = readPublish(values, store, target.folder);
  const back = () =>
    rollBack(store, {
      deployer: readDeployer(values.by),
      ...(publish && { publish }),
      ...(edge && { edge }),
      ...(values.brand !== undefined && { brand: values.brand }),
    });
  const { changed, unchanged } = await waitForTurn(back, {
    waitMs: readNumber("wait", values.wait, 0, 86_400) * 1000,
    onWaiting: (message) => console.log(`  Waiting: ${message}`),
  });
  for (const { brand, release } of changed) console.log(`✓ ${brand}: ${release} is served again`);
  for (const brand of unchanged) console.log(`  ${brand}: unchanged, there is no release with other code before it`);
  return 0;
});
