import { isOver, previewStore, readPreviews, type StoredPreview } from "../state/PreviewRecord.ts";
import { defineCommand } from "#scripts/command/Command.ts";
import { flag, list } from "#scripts/command/Option.ts";
import { type CommandLines, commandLines } from "./CommandLines.ts";
import { expectDeployed } from "../state/expectDeployed.ts";
import { releasesAt } from "../rebuildPointer.ts";
import { findServedDifferences, type ServedDifference } from "../servedDifferences.ts";
import { commandName, readOpenCommand } from "../state/DeploymentClaim.ts";
import { DeploymentRefused } from "../state/DeploymentRefused.ts";
import { type KeptRelease, type Pointer, pointerKey, readPointers } from "../state/Pointer.ts";
import type { DeploymentStore } from "../store/DeploymentStore.ts";
import { type Opened, readTarget, targetOptions } from "../Target.ts";

function stateOf({ release, canary, retired }: Pointer, { id, isWithdrawn }: KeptRelease): string {
  if (id === release) return retired === undefined ? "served" : "retired";
  if (id === canary?.release) return `canary, ${canary.share} %`;
  return isWithdrawn === true ? "taken back" : "kept";
}

/** The commit of a release as it is listed. */
const commitOf = ({ commit, isModified }: Pick<KeptRelease, "commit" | "isModified">): string =>
  commit === undefined ? "no commit" : `commit ${commit.slice(0, 10)}${isModified === true ? "+" : ""}`;

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

/** A brand with its releases and what was done last; and who serves something else than its pointer names. */
function showBrand(pointer: Pointer, differences: readonly ServedDifference[], say: CommandLines["say"]): void {
  say(pointer.brand);
  for (const { brand, by, problem } of differences) if (brand === pointer.brand) say(`  ! ${by} ${problem}`);
  for (const release of pointer.releases) {
    const [id, state] = [release.id, stateOf(pointer, release).padEnd(12)];
    say(`  ${id}  ${state}  ${release.at.slice(0, 19)}Z  ${commitOf(release)}  ${release.by}`);
  }
  for (const { action, at, by, from, to, share } of pointer.changes.slice(0, 5)) {
    const name = action === "canary" ? `canary of ${share} %` : action;
    say(`    ${at.slice(0, 19)}Z  ${name}: ${from === undefined ? "" : `${from} → `}${to}  ${by}`);
  }
}

/** What is not as it should be at the target as a whole. */
function showTrouble(
  command: Awaited<ReturnType<typeof readOpenCommand>>,
  damaged: ReadonlyMap<string, readonly string[]>,
  say: CommandLines["say"],
): void {
  if (command !== undefined)
    say(`! ${commandName(command)} ${command.isRunning ? "is running" : "did not come to its end: run it again"}`);
  for (const [brand, ids] of damaged)
    say(
      `! ${brand}: ${pointerKey(brand)} cannot be read. npm run rollback -- --brand ${brand} --release ID repairs it; releases: ${ids.join(", ")}`,
    );
}

/** The pointers of some brands, and everything else that the command says about them. */
async function readTargetState(
  { store, edge }: Opened,
  folder: string | undefined,
  chosen: readonly string[] | undefined,
) {
  const isWanted = (brand: string) => chosen?.includes(brand) ?? true;
  const { pointers, damaged } = await readPointers(store);
  const previews = await listPreviews(store);
  const wanted = [...pointers.values()].map(({ pointer }) => pointer).filter(({ brand }) => isWanted(brand));
  const releases = damaged.filter(isWanted).map(async (brand) => [brand, await releasesAt(store, brand)] as const);
  return {
    known: [...pointers.keys(), ...damaged, ...previews.flatMap(({ brands }) => brands.map(({ brand }) => brand))],
    pointers: wanted,
    damaged: new Map(await Promise.all(releases)),
    differences: await findServedDifferences(wanted, folder, edge),
    command: await readOpenCommand(store, new Date()),
    previews: previews.flatMap(({ preview, brands }) => {
      const shown = brands.filter(({ brand }) => isWanted(brand));
      return shown.length === 0 && chosen !== undefined ? [] : [{ preview, brands: shown }];
    }),
  };
}

/** `npm run releases`: what is served, what is kept, what was done, and previews (docs/deploy.md). */
export const releasesCommand = defineCommand({
  name: "releases",
  needs: "--to DIR|s3://BUCKET",
  purpose: "Lists what is served, what is kept and what was done (docs/deploy.md).",
  options: {
    ...targetOptions,
    brand: list({ shown: "a,b", help: "only these brands" }),
    json: flag("for machines: also the digests, and everything that was done"),
  },
  notes: `A line with a ! is about what visitors get and the pointers do not name, a command that did not come to its end, or a
pointer that cannot be read. A + after a commit: the folder was built with changes that were not committed.`,
  exits: "0 done, 1 nothing was deployed there, 2 failed",
  folderOption: "--to",
  async run({ to, endpoint, brand: chosen, json }, deps) {
    const { say, result } = commandLines(json, deps);
    const target = readTarget({ to, endpoint });
    const state = await readTargetState(await target.open(), target.folder, chosen);
    const { known, pointers, damaged, differences, command, previews } = state;
    if (chosen) expectDeployed(chosen, [...new Set(known)], `to ${target.name}`);
    if (pointers.length === 0 && previews.length === 0 && damaged.size === 0)
      throw new DeploymentRefused(`Nothing was deployed to ${target.name}.`);
    result({
      schemaVersion: 1,
      brands: pointers,
      damaged: [...damaged.keys()],
      differences,
      ...(command && { command }),
      previews: previews.map(({ preview: { name, record }, brands }) => ({ ...record, name, brands })),
    });
    showTrouble(command, damaged, say);
    for (const pointer of pointers) showBrand(pointer, differences, say);
    const now = new Date();
    for (const { preview, brands } of previews) {
      say(describePreview(preview, now));
      for (const { brand, release, releases } of brands)
        say(`  ${release}  ${brand}  ${commitOf(releases.find(({ id }) => id === release) ?? {})}`);
    }
  },
});
