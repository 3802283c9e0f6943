import { readDeployer, readNumber } from "../readDeployArguments.ts";
import { rollBack } from "../rollBack.ts";
import { nginxUsage } from "../nginx/nginxArguments.ts";
import { publishArguments, publishUsage, readPublish } from "./readPublish.ts";
import type { CommandDeps } from "#scripts/release/CommandDeps.ts";
import { runDeployCommand } from "./runDeployCommand.ts";
import { readTarget, targetArguments, targetUsage } from "../Target.ts";
import { waitForTurn } from "./waitForTurn.ts";

const usage = `npm run rollback -- --to DIR|s3://BUCKET [--brand BRAND]

Takes a deployment back (docs/deploy.md).

${targetUsage}
  --brand BRAND     take back the last release of this brand; without it the code of all brands is taken back
  --by NAME         who does it, for the list of releases (default: user@machine)
  --wait S          seconds to wait when another deployment runs (default: 0)
  --help            this text
${publishUsage}${nginxUsage}

Exit code: 0 done, 1 refused or another deployment was faster, 2 failed.
`;

const text = { type: "string" } as const;
const options = {
  ...targetArguments,
  brand: text,
  by: text,
  wait: { ...text, default: "0" },
  ...publishArguments,
};

/**
 * `npm run rollback -- --to DIR`: takes a deployment back (docs/deploy.md).
 * @param args the arguments on the command line
 * @returns the exit code
 */
export const rollbackCommand = (args: readonly string[], deps: CommandDeps): Promise<number> =>
  runDeployCommand({ name: "rollback", usage, options }, args, deps, async (values, { say }) => {
    const target = readTarget(values);
    const { store, edge } = await target.open({ isReading: true });
    const publish = readPublish(values, store, target.folder, "rollback");
    const back = () =>
      rollBack(store, {
        deployer: readDeployer(values.by),
        ...(publish && { publish }),
        ...(edge && { edge }),
        ...(values.brand !== undefined && { brand: values.brand }),
      });
    const { changed, unchanged } = await waitForTurn(back, {
      waitMs: readNumber("wait", values.wait, 0, 86_400) * 1000,
      onWaiting: (message) => say(`  Waiting: ${message}`),
    });
    for (const { brand, release } of changed) say(`✓ ${brand}: ${release} is served again`);
    for (const brand of unchanged) say(`  ${brand}: unchanged, there is no release with other code before it`);
    return 0;
  });
