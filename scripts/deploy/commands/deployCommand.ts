import { repository } from "#scripts/brands/repository.ts";
import { fromCaller } from "#scripts/brands/fromCaller.ts";
import { messageOf } from "#contract/messageOf.ts";
import { baseFolder } from "#contract/basePath.ts";
import { dayInOslo } from "#domain/format/dayInOslo.ts";
import { defaultKeep, deployReleases } from "../deployReleases.ts";
import { chooseBrands, readDeployer, readNumber } from "../readDeployArguments.ts";
import { nginxUsage } from "../nginx/nginxArguments.ts";
import { checkPreview, defaultPreviewDays, deployPreview } from "../preview/deployPreview.ts";
import { endPreviews } from "../preview/endPreviews.ts";
import { isOver, readPreviews } from "../state/PreviewRecord.ts";
import { publishArguments, publishUsage, readPublish } from "./readPublish.ts";
import type { CommandDeps } from "#scripts/release/CommandDeps.ts";
import { type CommandLines, runDeployCommand } from "./runDeployCommand.ts";
import { retireBrands } from "../retireBrands.ts";
import type { Sent } from "../sendRelease.ts";
import type { Deployer } from "../state/DeploymentClaim.ts";
import type { DeploymentStore } from "../store/DeploymentStore.ts";
import { readTarget, targetArguments, targetUsage } from "../Target.ts";
import { waitForTurn } from "./waitForTurn.ts";
import { previewName } from "#scripts/stamp/previewHost.ts";

const usage = `npm run deploy -- --to DIR|s3://BUCKET [options]

Brings finished folders to where they are served (docs/deploy.md).

${targetUsage}
  --dist DIR        the folder that contains the brands' folders, or the folder of one brand (default: dist)
  --brand a,b       only these brands of the folder
  --preview NAME    deploys folders of npm run build -- --preview NAME beside what customers get, under their own hosts
  --preview-days N  days until the preview expires; the next deployment after them ends it (default: ${defaultPreviewDays})
  --end-preview NAME
                    sends nothing: ends this preview and removes its files
  --retire a,b      sends nothing: these brands are no longer served; rollback --brand takes it back
  --share N         percent of the visitors who get the new releases, 1 to 100 (default: 100)
  --keep N          releases of each brand that are kept, at least 4 (default: ${defaultKeep})
  --by NAME         who deploys, for the list of releases (default: user@machine)
  --wait S          seconds to wait when another deployment runs (default: 0)
  --today DAY       the day of the deployment, for example 2027-01-01 (default: today)
  --help            this text
${publishUsage}${nginxUsage}

Exit code: 0 done, 1 refused or another deployment was faster, 2 failed.
`;

/** Whether what is in the folders is what was built. Shows what is not. */
async function isVerified(dist: string, today: string, say: CommandLines["say"]): Promise<boolean> {
  // Wrong arguments are answered before all this is loaded.
  const { verifyReleases } = await import("#scripts/release/verify/verifyReleases.ts");
  const { reportVerifyFinding } = await import("#scripts/release/verify/VerifyFinding.ts");
  let isFine = true;
  for await (const { findings } of verifyReleases(dist, { program: repository, today }))
    for (const finding of findings) {
      const { level, code, file, message, advice } = reportVerifyFinding(finding, "en");
      if (level === "error") isFine = false;
      say(`  ${file}  ${code}${level === "note" ? " (note)" : ""}\n    ${message}\n    ${advice}`);
    }
  return isFine;
}

/** Ends the previews that have expired. The deployment is done already: a failure is only reported. */
async function endExpired(
  store: DeploymentStore,
  options: { readonly deployer: Deployer; readonly publish?: () => Promise<void> },
  { say, warn }: CommandLines,
): Promise<void> {
  try {
    const previews = await readPreviews(store);
    if (!previews.some((preview) => isOver(preview, options.deployer.now()))) return;
    const ended = await endPreviews(store, options);
    say(`  Previews that have expired were ended: ${ended.join(", ")}`);
  } catch (error) {
    warn(`  Previews that have expired remain: ${messageOf(error)}`);
  }
}

const sizeOf = (bytes: number) =>
  bytes < 1_000_000 ? `${(bytes / 1000).toFixed(1)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

const text = { type: "string" } as const;
const options = {
  ...targetArguments,
  dist: { ...text, default: "dist" },
  ...publishArguments,
  brand: text,
  preview: text,
  "preview-days": { ...text, default: String(defaultPreviewDays) },
  "end-preview": text,
  retire: text,
  share: { ...text, default: "100" },
  keep: { ...text, default: String(defaultKeep) },
  by: text,
  wait: { ...text, default: "0" },
  today: text,
};

/**
 * `npm run deploy -- --to DIR`, or to a bucket: brings finished folders to where they are served (docs/deploy.md).
 * @param args the arguments on the command line
 * @returns the exit code
 */
export const deployCommand = (args: readonly string[], deps: CommandDeps): Promise<number> =>
  runDeployCommand({ name: "deploy", usage, options }, args, deps, async (values, { say, warn }) => {
    const { today = dayInOslo(new Date()) } = values;
    const target = readTarget(values);
    const share = readNumber("share", values.share, 1, 100);
    if (share < 100 && values.nginx === undefined && target.folder !== undefined)
      throw new Error("--share needs --nginx FILE: nginx decides who gets the new releases");
    const { retire, "end-preview": ending } = values;
    const preview = values.preview === undefined ? undefined : previewName(values.preview);
    if (preview !== undefined && (retire !== undefined || share < 100))
      throw new Error("--preview cannot be used with --retire or --share");
    const waiting = {
      waitMs: readNumber("wait", values.wait, 0, 86_400) * 1000,
      onWaiting: (message: string) => say(`  Waiting: ${message}`),
    };
    const deployer = readDeployer(values.by);
    if (ending !== undefined) {
      if (preview !== undefined || retire !== undefined || values.brand !== undefined || share < 100)
        throw new Error("--end-preview cannot be used with --preview, --retire, --brand or --share");
      const name = previewName(ending);
      const { store } = await target.open({ isReading: true });
      const publish = readPublish(values, store, target.folder);
      const options = { deployer, name, ...(publish && { publish }) };
      const ended = await waitForTurn(() => endPreviews(store, options), waiting);
      say(
        ended.length === 0
          ? `There is no preview ${name}: nothing was changed`
          : `✓ the preview ${name} is no longer served, and its files are removed`,
      );
      return 0;
    }
    if (retire !== undefined) {
      if (values.brand !== undefined || share < 100) throw new Error("--retire cannot be used with --brand or --share");
      const brands = retire
        .split(",")
        .map((id) => id.trim())
        .filter((id) => id !== "");
      if (brands.length === 0) throw new Error("--retire needs the name of a brand");
      const { store, edge } = await target.open({ isReading: true });
      const publish = readPublish(values, store, target.folder);
      const options = { deployer, ...(publish && { publish }), ...(edge && { edge }) };
      await waitForTurn(() => retireBrands(store, brands, options), waiting);
      say(`✓ ${brands.join(", ")}: no longer served; npm run rollback -- --brand takes it back`);
      return 0;
    }
    const keep = readNumber("keep", values.keep, 4, 1000);
    const days = readNumber("preview-days", values["preview-days"], 1, 365);
    const dist = fromCaller(values.dist);
    if (!(await isVerified(dist, today, say))) {
      say("✗ Nothing was deployed: the folders are not what was built.");
      return 1;
    }
    const { readBuiltReleases } = await import("../BuiltRelease.ts");
    const releases = chooseBrands(values.brand, await readBuiltReleases(dist));
    checkPreview(releases, preview);
    const { store, edge } = await target.open();
    const publish = readPublish(values, store, target.folder);
    const options = {
      deployer,
      keep,
      ...(publish && { publish }),
      onSent: (brand: string, done: number, sent: Readonly<Sent>) =>
        say(`  ${done}/${releases.length} ${brand}: ${sent.files} files sent so far, ${sizeOf(sent.bytes)}`),
    };
    const deploy = () =>
      preview === undefined
        ? deployReleases(store, releases, { ...options, share, ...(edge && { edge }) })
        : deployPreview(store, releases, { ...options, name: preview, days, hasEdge: edge !== undefined });
    const { changed, files, bytes, known, removed } = await waitForTurn(deploy, waiting);
    const what =
      changed.length === 0
        ? "every brand was deployed already"
        : `deployed ${changed.join(", ")}${share < 100 ? ` for ${share} % of the visitors` : ""}`;
    say(`✓ ${what}; ${files} files sent, ${sizeOf(bytes)}; ${known} were there; ${removed} old ones removed`);
    if (preview !== undefined)
      for (const { brand, hosts } of releases)
        for (const host of hosts) say(`  ${brand}: https://${host}${baseFolder}`);
    await endExpired(store, { deployer, ...(publish && { publish }) }, { say, warn });
    return 0;
  });
