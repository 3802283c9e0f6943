import { repository } from "#scripts/files/repository.ts";
import { fromCaller } from "#scripts/command/fromCaller.ts";
import { messageOf } from "#contract/messageOf.ts";
import { baseFolder } from "#contract/basePath.ts";
import { dayInOslo } from "#domain/format/dayInOslo.ts";
import type { BuiltRelease } from "../BuiltRelease.ts";
import { chooseReleases, defaultKeep, deployReleases, type LeftOut, planDeployment } from "../deployReleases.ts";
import { chooseBrands, readBrands, readDeployer, readNumber } from "../readDeployArguments.ts";
import { nginxUsage } from "../nginx/nginxArguments.ts";
import { checkPreview, defaultPreviewDays, deployPreview } from "../preview/deployPreview.ts";
import { endPreviews } from "../preview/endPreviews.ts";
import { readPointers } from "../state/Pointer.ts";
import { isOver, previewStore, readPreviews } from "../state/PreviewRecord.ts";
import { publishArguments, publishUsage, readPublish } from "./readPublish.ts";
import type { VerifyFinding } from "#scripts/release/verify/VerifyFinding.ts";
import type { CommandDeps } from "#scripts/command/CommandDeps.ts";
import { type CommandLines, runDeployCommand, type ValuesOf } from "./runDeployCommand.ts";
import { retireBrands } from "../retireBrands.ts";
import type { Sent } from "../sendRelease.ts";
import { type Opened, readTarget, type Target, targetArguments, targetUsage } from "../Target.ts";
import type { ServingOptions } from "../underClaim.ts";
import { waitForTurn } from "./waitForTurn.ts";
import { previewName } from "#scripts/stamp/previewHost.ts";

const usage = `npm run deploy -- --to DIR|s3://BUCKET [options]

Brings finished folders to where they are served (docs/deploy.md). A command that was cut off is run again as it was.

${targetUsage}
  --dist DIR        the folder that contains the brands' folders, or the folder of one brand (default: dist)
  --brand a,b       only these brands of the folder
  --preview NAME    deploys folders of npm run build -- --preview NAME beside what customers get, under their own hosts
  --preview-days N  days until the preview expires; the next deployment after them ends it (default: ${defaultPreviewDays})
  --end-preview NAME
                    sends nothing: ends this preview and removes its files
  --retire a,b      sends nothing: these brands are no longer served; rollback --brand takes it back
  --share N         percent of the visitors who get the new releases, 1 to 100 (default: 100)
  --again           also brings a release that was taken back from a brand; without it that brand is left as it is
  --keep N          releases of each brand that are kept, at least 4 (default: ${defaultKeep})
  --by NAME         who deploys, for the list of releases (default: user@machine)
  --wait S          seconds to wait when another deployment runs (default: 0)
  --today DAY       the day of the deployment, for example 2027-01-01 (default: today)
  --dry-run         says what would change, and changes nothing
  --json            what was done, for machines
  --help            this text
${publishUsage}${nginxUsage}

Exit code: 0 done, 1 refused, a brand was left out, or another deployment was faster, 2 failed.
`;

/** Shows what was found. Gives whether something is wrong. */
async function showFindings(findings: readonly VerifyFinding[], say: CommandLines["say"]): Promise<boolean> {
  // Wrong arguments are answered before all this is loaded.
  const { reportVerifyFinding } = await import("#scripts/release/verify/VerifyFinding.ts");
  const reported = findings.map((finding) => reportVerifyFinding(finding, "en"));
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
  { target, lines }: DeployCall,
  { store }: Opened,
  releases: readonly BuiltRelease[],
  preview: string | undefined,
): Promise<boolean> {
  const { verifyDeployment } = await import("../verifyDeployment.ts");
  const options = { folder: target.folder, ...(preview !== undefined && { preview }) };
  const isWrong = await showFindings(await verifyDeployment(store, releases, options), lines.warn);
  if (isWrong) lines.warn("✗ What is served is not what was deployed: see above, and run the same command again.");
  return !isWrong;
}

const sizeOf = (bytes: number) =>
  bytes < 1_000_000 ? `${(bytes / 1000).toFixed(1)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

const text = { type: "string" } as const;
const flag = { type: "boolean", default: false } as const;
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
  again: flag,
  keep: { ...text, default: String(defaultKeep) },
  by: text,
  wait: { ...text, default: "0" },
  today: text,
  "dry-run": flag,
  json: flag,
};
type Values = ValuesOf<typeof options>;

/** A command line that is read, for each of the things that it can ask for. */
interface DeployCall {
  readonly values: Values;
  readonly target: Target;
  readonly lines: CommandLines;
  /** Runs after another deployment that runs has ended. */
  readonly inTurn: <Result>(run: () => Promise<Result>) => Promise<Result>;
}

/** @throws Error when an option is given that means nothing beside another */
function expectAlone(values: Values, name: "preview" | "end-preview" | "retire", ...others: readonly (keyof Values)[]) {
  const given = others.filter((other) => {
    const value = values[other];
    return other === "share" ? value !== "100" : value !== undefined && value !== false;
  });
  if (values[name] !== undefined && given.length > 0)
    throw new Error(`--${name} cannot be used with ${given.map((other) => `--${other}`).join(" or ")}`);
}

const servingOf = ({ values, target, lines }: DeployCall, { store, edge }: Opened): ServingOptions => ({
  deployer: readDeployer(values.by),
  ...readPublish(values, store, target.folder),
  ...(edge && { edge }),
  onCutOff: lines.warn,
});

async function endPreview(call: DeployCall, name: string): Promise<number> {
  const opened = await call.target.open();
  const ended = await call.inTurn(() => endPreviews(opened.store, { ...servingOf(call, opened), name }));
  call.lines.say(
    ended.length === 0
      ? `There is no preview ${name}: nothing was changed`
      : `✓ the preview ${name} is no longer served, and its files are removed`,
  );
  return 0;
}

async function retire(call: DeployCall, brands: readonly string[]): Promise<number> {
  const opened = await call.target.open();
  await call.inTurn(() => retireBrands(opened.store, brands, servingOf(call, opened)));
  call.lines.say(`✓ ${brands.join(", ")}: no longer served; npm run rollback -- --brand takes it back`);
  return 0;
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
  { values, target, lines }: DeployCall,
  releases: readonly BuiltRelease[],
  preview: string | undefined,
): Promise<number> {
  const { store } = await target.open();
  const found = await readPointers(preview === undefined ? store : previewStore(store, preview));
  const { chosen, ...leftOut } = chooseReleases(found, releases, values.again);
  const { by, now } = readDeployer(values.by);
  const plan = { share: Number(values.share), keep: Number(values.keep) };
  const moves = planDeployment(found, chosen, plan, { at: now().toISOString(), by });
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
async function readFolders(
  { values, lines }: DeployCall,
  preview: string | undefined,
): Promise<readonly BuiltRelease[] | undefined> {
  const dist = fromCaller(values.dist);
  if (!(await isVerified(dist, values.today ?? dayInOslo(new Date()), lines.say))) {
    lines.say("✗ Nothing was deployed: the folders are not what was built.");
    return undefined;
  }
  const { readBuiltReleases } = await import("../BuiltRelease.ts");
  const releases = chooseBrands(values.brand, await readBuiltReleases(dist));
  checkPreview(releases, preview);
  return releases;
}

async function deploy(call: DeployCall, share: number, preview: string | undefined): Promise<number> {
  const { values, target, lines, inTurn } = call;
  const { say } = lines;
  const keep = readNumber("keep", values.keep, 4, 1000);
  const days = readNumber("preview-days", values["preview-days"], 1, 365);
  const releases = await readFolders(call, preview);
  if (releases === undefined) return 1;
  if (values["dry-run"]) return showPlan(call, releases, preview);
  const opened = await target.openOrMake();
  const serving = servingOf(call, opened);
  const { store, edge } = opened;
  const options = {
    ...serving,
    keep,
    isAgain: values.again,
    onSent: (brand: string, done: number, sent: Readonly<Sent>) =>
      say(`  ${done}/${releases.length} ${brand}: ${sent.files} files sent so far, ${sizeOf(sent.bytes)}`),
  };
  const deployment = await inTurn(() =>
    preview === undefined
      ? deployReleases(store, releases, { ...options, share })
      : deployPreview(store, releases, { ...options, name: preview, days, hasEdge: edge !== undefined }),
  );
  const { changed, files, bytes, known, removed, takenBack, damaged } = deployment;
  const what =
    changed.length === 0
      ? `every${takenBack.length + damaged.length > 0 ? " other" : ""} brand was deployed already`
      : `deployed ${changed.join(", ")}${share < 100 ? ` for ${share} % of the visitors` : ""}`;
  say(`✓ ${what}; ${files} files sent, ${sizeOf(bytes)}; ${known} were there; ${removed} old ones removed`);
  if (preview !== undefined)
    for (const { brand, hosts } of releases) for (const host of hosts) say(`  ${brand}: https://${host}${baseFolder}`);
  await endExpired(opened, serving, lines);
  lines.result(deployment);
  const deployed = releases.filter(({ brand }) => !takenBack.includes(brand) && !damaged.includes(brand));
  const status = reportLeftOut({ takenBack, damaged }, lines);
  return (await isServed(call, opened, deployed, preview)) ? status : 2;
}

/**
 * `npm run deploy -- --to DIR`, or to a bucket: brings finished folders to where they are served (docs/deploy.md).
 * @param args the arguments on the command line
 * @returns the exit code
 */
export const deployCommand = (args: readonly string[], deps: CommandDeps): Promise<number> =>
  runDeployCommand({ name: "deploy", usage, options }, args, deps, async (values, lines) => {
    const target = readTarget(values);
    const share = readNumber("share", values.share, 1, 100);
    expectAlone(values, "preview", "retire", "share");
    expectAlone(values, "end-preview", "preview", "retire", "brand", "share", "dry-run");
    expectAlone(values, "retire", "brand", "share", "dry-run");
    if (share < 100 && values.nginx === undefined && target.folder !== undefined)
      throw new Error("--share needs --nginx FILE: nginx decides who gets the new releases");
    const waitMs = readNumber("wait", values.wait, 0, 86_400) * 1000;
    const call: DeployCall = {
      values,
      target,
      lines,
      inTurn: (run) => waitForTurn(run, { waitMs, onWaiting: (message) => lines.warn(`  Waiting: ${message}`) }),
    };
    if (values["end-preview"] !== undefined) return endPreview(call, previewName(values["end-preview"]));
    if (values.retire !== undefined) return retire(call, readBrands("retire", values.retire));
    return deploy(call, share, values.preview === undefined ? undefined : previewName(values.preview));
  });
