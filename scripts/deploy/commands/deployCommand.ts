import { repository } from "#scripts/files/repository.ts";
import { fromCaller } from "#scripts/command/CommandDeps.ts";
import { messageOf } from "#contract/messageOf.ts";
import { baseFolder } from "#contract/basePath.ts";
import { dayInOslo } from "#domain/format/dayInOslo.ts";
import type { BuiltRelease } from "../BuiltRelease.ts";
import { chooseReleases, deployReleases, type LeftOut, planDeployment } from "../deployReleases.ts";
import { defaultKeep } from "../removeUnkeptFiles.ts";
import { checkPreview, defaultPreviewDays, deployPreview } from "../preview/deployPreview.ts";
import { endPreviews } from "../preview/endPreviews.ts";
import { readPointers } from "../state/Pointer.ts";
import { isOver, previewStore, readPreviews } from "../state/PreviewRecord.ts";
import { type ChangeCall, changeOptions, readChangeCall, readDeployer } from "./readChangeCall.ts";
import type { VerifyFinding } from "#scripts/release/verify/VerifyFinding.ts";
import { checkBrands } from "#scripts/command/checkBrands.ts";
import { defineCommand } from "#scripts/command/Command.ts";
import { day, flag, list, text, type ValuesOf, wholeNumber } from "#scripts/command/Option.ts";
import { UsageError } from "#scripts/command/UsageError.ts";
import type { CommandLines } from "./CommandLines.ts";
import { removeAbandonedWrites } from "../store/FolderStore.ts";
import type { Sent } from "../sendRelease.ts";
import { type Opened, targetOptions } from "../Target.ts";
import type { ServingOptions } from "../underClaim.ts";
import { noteCommits, unmovedBrands } from "../noteCommits.ts";
import { previewName } from "#scripts/stamp/previewHost.ts";

/** Shows what was found. Gives whether something is wrong. */
async function showFindings(findings: readonly VerifyFinding[], say: CommandLines["say"]): Promise<boolean> {
  // Wrong arguments are answered before all this is loaded.
  const { reportVerifyFinding } = await import("#scripts/release/verify/VerifyFinding.ts");
  const reported = findings.map(reportVerifyFinding);
  for (const { level, code, file, message, advice } of reported)
    say(`  ${file}  ${code}${level === "note" ? " (note)" : ""}\n    ${message}\n    ${advice}`);
  return reported.some(({ level }) => level === "error");
}

/** Whether what is in the folders is what was built. Shows what is not. */
async function isVerified(dist: string, today: string, say: CommandLines["say"]): Promise<boolean> {
  const { verifyReleases } = await import("#scripts/release/verify/verifyReleases.ts");
  let isFine = true;
  for await (const { findings } of verifyReleases(dist, { program: repository, today }))
    if (await showFindings(findings, say)) isFine = false;
  return isFine;
}

/** Whether visitors get what was deployed. Shows what they do not get. */
async function isServed(
  { target, lines, preview }: Deployment,
  { store }: Opened,
  releases: readonly BuiltRelease[],
): Promise<boolean> {
  const { verifyDeployment } = await import("../verifyDeployment.ts");
  const options = { folder: target.folder, ...(preview !== undefined && { preview }) };
  const isWrong = await showFindings(await verifyDeployment(store, releases, options), lines.warn);
  if (isWrong) lines.warn("✗ What is served is not what was deployed: see above, and run the same command again.");
  return !isWrong;
}

const sizeOf = (bytes: number) =>
  bytes < 1_000_000 ? `${(bytes / 1000).toFixed(1)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

const options = {
  ...targetOptions,
  dist: text({
    shown: "DIR",
    help: "the folder that contains the brands' folders, or the folder of one brand",
    absent: "dist",
  }),
  brand: list({ shown: "a,b", help: "only these brands of the folder" }),
  preview: text({
    shown: "NAME",
    help:
      "deploys folders of npm run build -- --preview NAME beside what customers get, under their own hosts; " +
      "npm run end-preview ends it",
  }),
  "preview-days": wholeNumber({
    shown: "N",
    help: "days until the preview expires; the next deployment after them ends it",
    least: 1,
    most: 365,
    absent: defaultPreviewDays,
  }),
  share: wholeNumber({
    shown: "N",
    help: "percent of the visitors who get the new releases, 1 to 100",
    least: 1,
    most: 100,
    absent: 100,
  }),
  again: flag("also brings a release that was taken back from a brand; without it that brand is left as it is"),
  "note-commit": flag(
    "changes nothing that visitors get: notes in utgave.json that the releases which are served are the builds of this " +
      "commit too, for the brands whose folders are the same",
  ),
  keep: wholeNumber({
    shown: "N",
    help: "releases of each brand that are kept, at least 4",
    least: 4,
    most: 1000,
    absent: defaultKeep,
  }),
  today: day("the day of the deployment"),
  "dry-run": flag("says what would change, and changes nothing"),
  ...changeOptions,
};
type Values = ValuesOf<typeof options>;

/** A deployment as the command line asks for it. */
interface Deployment extends ChangeCall {
  readonly values: Values;
  /** The name of the preview that is deployed. */
  readonly preview: string | undefined;
}

/** Ends the previews that have expired. The deployment is done already: a failure is only reported. */
async function endExpired({ store }: Opened, serving: ServingOptions, { say, warn }: CommandLines): Promise<void> {
  try {
    const previews = await readPreviews(store);
    if (!previews.some((preview) => isOver(preview, serving.deployer.now()))) return;
    const ended = await endPreviews(store, serving);
    say(`  Previews that have expired were ended: ${ended.join(", ")}`);
  } catch (error) {
    warn(`  Previews that have expired remain: ${messageOf(error)}`);
  }
}

const namesOr = (brands: readonly string[]) => (brands.length === 0 ? "no brand" : brands.join(", "));

/** Names the brands that are left as they are, and why. Gives the exit code. */
function reportLeftOut({ takenBack, damaged }: LeftOut, { warn }: CommandLines): number {
  for (const brand of takenBack)
    warn(`  ${brand} is left as it is: this release was taken back from it. --again deploys it all the same.`);
  for (const brand of damaged)
    warn(`  ${brand} is left as it is: ${brand}/current.json cannot be read (docs/deploy/incidents.md).`);
  return takenBack.length + damaged.length > 0 ? 1 : 0;
}

/** `--dry-run`: says what a deployment would change. */
async function showPlan(
  { values, target, lines, preview }: Deployment,
  releases: readonly BuiltRelease[],
): Promise<number> {
  const { store } = await target.open();
  const found = await readPointers(preview === undefined ? store : previewStore(store, preview));
  const { chosen, ...leftOut } = chooseReleases(found, releases, values.again);
  const { by, now } = readDeployer(values.by);
  const moves = planDeployment(found, chosen, values, { at: now().toISOString(), by });
  const changed = moves.filter(({ before, after }) => before?.pointer !== after);
  for (const { before, after } of changed)
    lines.say(
      `  ${after.brand}: ${before?.pointer?.release ?? "nothing"} → ${after.canary === undefined ? after.release : `${after.canary.release} for ${after.canary.share} %`}`,
    );
  lines.say(`Nothing was changed. ${changed.length} of ${moves.length} brands would get another release.`);
  lines.result({ changed: changed.map(({ after }) => after.brand), ...leftOut, isDryRun: true });
  return reportLeftOut(leftOut, lines);
}

/** The finished folders that are asked for; undefined when they are not what was built. */
async function readFolders({ values, lines, preview }: Deployment): Promise<readonly BuiltRelease[] | undefined> {
  const { brand: chosen, today = dayInOslo(new Date()) } = values;
  const dist = fromCaller(values.dist);
  const { findReleases } = await import("#scripts/release/verify/findReleases.ts");
  if (chosen) checkBrands(chosen, (await findReleases(dist)).ids, "in the folder");
  if (!(await isVerified(dist, today, lines.say))) {
    lines.say("✗ Nothing was deployed: the folders are not what was built.");
    return undefined;
  }
  const { readBuiltReleases } = await import("../BuiltRelease.ts");
  const releases = (await readBuiltReleases(dist)).filter(({ brand }) => chosen?.includes(brand) ?? true);
  checkPreview(releases, preview);
  return releases;
}

/** `--note-commit`: notes the commit of the folders that are served already. */
async function note(deployment: Deployment): Promise<number> {
  const { values, target, lines, inTurn, servingOf } = deployment;
  const releases = await readFolders(deployment);
  if (releases === undefined) return 1;
  const opened = await target.openDeployed();
  if (values["dry-run"]) {
    const served = unmovedBrands(await readPointers(opened.store), releases).map(({ after }) => after.brand);
    lines.say(`Nothing was changed. The folder of this commit is served of ${namesOr(served)}.`);
    lines.result({ noted: served, isDryRun: true });
    return 0;
  }
  const { noted, others } = await inTurn(() => noteCommits(opened.store, releases, servingOf(opened)));
  lines.say(`✓ another commit noted for ${namesOr(noted)}`);
  if (others.length > 0) lines.say(`  ${others.join(", ")}: visitors get another release, so nothing was noted`);
  lines.result({ noted, others });
  return 0;
}

async function deploy(deployment: Deployment): Promise<number> {
  const { values, preview, target, lines, inTurn, servingOf } = deployment;
  const { share, keep, again: isAgain, "preview-days": days } = values;
  const { say } = lines;
  const releases = await readFolders(deployment);
  if (releases === undefined) return 1;
  if (values["dry-run"]) return showPlan(deployment, releases);
  const opened = await target.open();
  if (target.folder !== undefined) removeAbandonedWrites(target.folder);
  const serving = servingOf(opened);
  const { store, edge } = opened;
  const sending = {
    ...serving,
    keep,
    isAgain,
    onSent: (brand: string, done: number, sent: Readonly<Sent>) =>
      say(`  ${done}/${releases.length} ${brand}: ${sent.files} files sent so far, ${sizeOf(sent.bytes)}`),
  };
  const done = await inTurn(() =>
    preview === undefined
      ? deployReleases(store, releases, { ...sending, share })
      : deployPreview(store, releases, { ...sending, name: preview, days, hasEdge: edge !== undefined }),
  );
  const { changed, files, bytes, known, removed, takenBack, damaged } = done;
  const what =
    changed.length === 0
      ? `every${takenBack.length + damaged.length > 0 ? " other" : ""} brand was deployed already`
      : `deployed ${changed.join(", ")}${share < 100 ? ` for ${share} % of the visitors` : ""}`;
  say(`✓ ${what}; ${files} files sent, ${sizeOf(bytes)}; ${known} were there; ${removed} old ones removed`);
  if (preview !== undefined)
    for (const { brand, hosts } of releases) for (const host of hosts) say(`  ${brand}: https://${host}${baseFolder}`);
  await endExpired(opened, serving, lines);
  lines.result(done);
  const deployed = releases.filter(({ brand }) => !takenBack.includes(brand) && !damaged.includes(brand));
  const status = reportLeftOut({ takenBack, damaged }, lines);
  return (await isServed(deployment, opened, deployed)) ? status : 2;
}

/** `npm run deploy`: brings finished folders to where they are served (docs/deploy.md). */
export const deployCommand = defineCommand({
  name: "deploy",
  needs: "--to DIR|s3://BUCKET",
  purpose:
    "Brings finished folders to where they are served (docs/deploy.md). A command that was cut off is run again as it was.",
  options,
  notes: `With a word before the options it does something else at such a target; --help after it says how:
npm run deploy -- releases | rollback | retire | end-preview. npm run releases and its like are the same commands.`,
  exits: "0 done, 1 refused, a brand was left out, or another deployment was faster, 2 failed",
  folderOption: "--to",
  async run(values, deps) {
    const { share, preview, "note-commit": isNote } = values;
    const change = readChangeCall(values, deps);
    if (isNote && (preview !== undefined || share < 100))
      throw new UsageError("--note-commit is about what all visitors get: leave --preview and --share out");
    if (preview !== undefined && share < 100) throw new UsageError("--preview cannot be used with --share");
    if (share < 100 && values.nginx === undefined && change.target.folder !== undefined)
      throw new UsageError("--share needs --nginx FILE: nginx decides who gets the new releases");
    return (isNote ? note : deploy)({
      ...change,
      values,
      preview: preview === undefined ? undefined : previewName(preview),
    });
  },
});
