import { isOver, previewStore, readPreviews, type StoredPreview } from "../state/PreviewRecord.ts";
import { defineCommand } from "#scripts/command/Command.ts";
import { flag, list, text } from "#scripts/command/Option.ts";
import { type CommandLines, commandLines } from "./CommandLines.ts";
import { describeNotices, noticesForMachines, unreadableLines } from "./notice/noticeText.ts";
import { repository } from "#scripts/files/repository.ts";
import { releasesAt } from "../rebuildPointer.ts";
import { readServedNotices, type ServedNotices } from "../notices/changeNotices.ts";
import { lifeOf } from "../notices/NoticeState.ts";
import { readChanges } from "../record/changeRecord.ts";
import { type MainHistory, readMainHistory } from "../record/mainHistory.ts";
import { recordedReleases } from "../record/recordedReleases.ts";
import { findServedDifferences, type ServedDifference } from "../servedDifferences.ts";
import { commandName, readOpenCommand } from "../state/DeploymentClaim.ts";
import { DeploymentRefused } from "../state/DeploymentRefused.ts";
import { expectDeployed, type Pointer, pointerKey, readPointers } from "../state/Pointer.ts";
import type { DeploymentStore } from "../store/DeploymentStore.ts";
import { releasesOfVersion } from "../trace/releasesOfVersion.ts";
import { commitOf, releaseLine, withNotedCommits } from "./releaseLines.ts";
import { type Opened, readTarget, targetOptions } from "../Target.ts";

/** The previews of a target, with the pointers of their brands. */
async function listPreviews(store: DeploymentStore) {
  const previews = await readPreviews(store);
  return Promise.all(
    previews.map(async (preview) => {
      const { pointers } = await readPointers(previewStore(store, preview.name));
      return { preview, brands: [...pointers.values()].map(({ pointer }) => pointer) };
    }),
  );
}

function describePreview({ name, record }: StoredPreview, now: Date): string {
  if (record === undefined || record.ended !== undefined)
    return `preview ${name}: not served; the next deployment removes the rest of it`;
  const [since, expires] = [record.since, record.expires].map((time) => `${time.slice(0, 19)}Z`);
  const end = isOver({ name, record }, now) ? `expired ${expires}: the next deployment ends it` : `expires ${expires}`;
  return `preview ${name}: served since ${since}, ${end}  ${record.by}`;
}

/** What customers of a brand are told now. */
function showNotices({ state, differs }: ServedNotices, now: Date, say: CommandLines["say"]): void {
  if (differs) say("  ! what customers are told is not what the record says: npm run notice -- list");
  for (const line of describeNotices(state, now, (known) => lifeOf(known, now) === "shown")) say(`  ${line}`);
}

/** A brand with its releases and what was done last; and who serves something else than its pointer names. */
function showBrand(pointer: Pointer, differences: readonly ServedDifference[], say: CommandLines["say"]): void {
  say(pointer.brand);
  for (const { brand, by, problem } of differences) if (brand === pointer.brand) say(`  ! ${by} ${problem}`);
  for (const release of pointer.releases) say(`  ${releaseLine(pointer, release)}`);
  for (const { action, at, by, from, to, share } of pointer.changes.slice(0, 5)) {
    const name = action === "canary" ? `canary of ${share} %` : action;
    say(`    ${at.slice(0, 19)}Z  ${name}: ${from === undefined ? "" : `${from} → `}${to}  ${by}`);
  }
}

/** A brand without a pointer that can be used. */
interface UnnamedBrand {
  readonly brand: string;
  /** Why, and what visitors get. */
  readonly problem: string;
  /** The releases that the target has. */
  readonly releases: readonly string[];
}

/** What is not as it should be at the target as a whole. */
function showTrouble(
  command: Awaited<ReturnType<typeof readOpenCommand>>,
  unnamed: readonly UnnamedBrand[],
  say: CommandLines["say"],
): void {
  if (command !== undefined)
    say(`! ${commandName(command)} ${command.isRunning ? "is running" : "did not come to its end: run it again"}`);
  for (const { brand, problem, releases } of unnamed)
    say(
      `! ${brand}: ${problem}. ` +
        (releases.length > 0
          ? `npm run rollback -- --brand ${brand} --release ID repairs it; releases: ${releases.join(", ")}`
          : "The target has no release of it: deploy it"),
    );
}

/** The brands whose pointer cannot be read, and those that nginx serves although they have none. */
function findUnnamed(
  store: DeploymentStore,
  damaged: readonly string[],
  differences: readonly ServedDifference[],
  isKnown: (brand: string) => boolean,
): Promise<readonly UnnamedBrand[]> {
  const brands = new Set([...damaged, ...differences.map(({ brand }) => brand).filter((brand) => !isKnown(brand))]);
  return Promise.all(
    [...brands].map(async (brand) => {
      const served = differences.flatMap((one) => (one.brand === brand ? [`${one.by} ${one.problem}`] : []));
      const why = `${pointerKey(brand)} ${damaged.includes(brand) ? "cannot be read" : "is gone"}`;
      return { brand, problem: [why, ...served].join(", and "), releases: await releasesAt(store, brand) };
    }),
  );
}

/** The pointers of some brands, and everything else that the command says about them. */
async function readTargetState(
  { store, edge }: Opened,
  folder: string | undefined,
  chosen: readonly string[] | undefined,
  now: Date,
) {
  const isWanted = (brand: string) => chosen?.includes(brand) ?? true;
  const { pointers, damaged } = await readPointers(store);
  const all = [...pointers.values()].map(({ pointer }) => pointer);
  const wanted = all.filter(({ brand }) => isWanted(brand));
  const previews = await listPreviews(store);
  const differences = await findServedDifferences(all, { folder, isWanted, ...(edge && { edge }) });
  const unnamed = await findUnnamed(store, damaged.filter(isWanted), differences, (brand) => pointers.has(brand));
  const inPreviews = previews.flatMap(({ brands }) => brands.map(({ brand }) => brand));
  return {
    known: [...pointers.keys(), ...damaged, ...unnamed.map(({ brand }) => brand), ...inPreviews],
    pointers: await Promise.all(wanted.map((pointer) => withNotedCommits(store, pointer))),
    unnamed,
    differences,
    changes: await readChanges(store, all),
    notices: new Map(
      await Promise.all(wanted.map(async ({ brand }) => [brand, await readServedNotices(store, brand, now)] as const)),
    ),
    command: await readOpenCommand(store, now),
    previews: previews.flatMap(({ preview, brands }) => {
      const shown = brands.filter(({ brand }) => isWanted(brand));
      return shown.length === 0 && chosen !== undefined ? [] : [{ preview, brands: shown }];
    }),
  };
}

const noHistory: MainHistory = { extent: "none", commits: [] };

/** What is missing in the record where the history is not whole. */
const incomplete = {
  shallow:
    "This clone is a shallow one: it does not have the proposals of older releases. git fetch --unshallow brings the rest.",
  none: "There is no git repository here: the record has no proposals.",
} as const;

/** `npm run releases`: what is served, what is kept, what was done, and previews (docs/deploy.md). */
export const releasesCommand = defineCommand({
  name: "releases",
  needs: "--to DIR|s3://BUCKET",
  purpose: "Lists what is served, what is kept and what was done (docs/deploy.md).",
  options: {
    ...targetOptions,
    brand: list({ shown: "a,b", help: "only these brands" }),
    version: text({
      shown: "VERSION",
      help: "only the releases whose pages have this version, which error reports name as their release",
    }),
    json: flag(
      "for machines: also the digests, and everything that was ever done, with the proposals, authors and approvers of each " +
        "release from the history of this clone",
    ),
  },
  notes: `A line with a ! is about what visitors get and the pointers do not name, a command that did not come to its end, or a
pointer that cannot be read. A + after a commit: the folder was built with changes that were not committed.`,
  exits: "0 done, 1 nothing was deployed there, 2 failed",
  folderOption: "--to",
  async run({ to, endpoint, brand: chosen, version, json }, deps) {
    const { say, warn, result } = commandLines(json, deps);
    const target = readTarget({ to, endpoint });
    const now = new Date();
    const opened = await target.openDeployed();
    const state = await readTargetState(opened, target.folder, chosen, now);
    const { known, unnamed, differences, changes, command, notices } = state;
    const previews = version === undefined ? state.previews : [];
    const pointers =
      version === undefined ? state.pointers : await releasesOfVersion(opened.store, state.pointers, version);
    if (version !== undefined && pointers.length === 0)
      throw new DeploymentRefused(`No release at ${target.name} has the version ${version}.`);
    if (chosen) expectDeployed(chosen, [...new Set(known)], `to ${target.name}`);
    if (pointers.length === 0 && previews.length === 0 && unnamed.length === 0)
      throw new DeploymentRefused(`Nothing was deployed to ${target.name}.`);
    const history = json ? await readMainHistory(repository) : noHistory;
    if (history.extent !== "whole" && json) warn(`  ${incomplete[history.extent]}`);
    result({
      schemaVersion: 1,
      brands: pointers,
      damaged: unnamed.map(({ brand }) => brand),
      differences,
      ...(command && { command }),
      notices: [...notices].map(([brand, told]) => noticesForMachines(brand, told, now)),
      previews: previews.map(({ preview: { name, record }, brands }) => ({ ...record, name, brands })),
      record: {
        history: history.extent,
        releases: recordedReleases(changes, history).filter(({ brand }) => chosen?.includes(brand) ?? true),
      },
    });
    for (const line of unreadableLines(notices)) warn(line);
    showTrouble(command, unnamed, say);
    for (const pointer of pointers) {
      showBrand(pointer, differences, say);
      const told = notices.get(pointer.brand);
      if (told !== undefined) showNotices(told, now, say);
    }
    for (const { preview, brands } of previews) {
      say(describePreview(preview, now));
      for (const { brand, release, releases } of brands)
        say(`  ${release}  ${brand}  ${commitOf(releases.find(({ id }) => id === release) ?? {})}`);
    }
  },
});
