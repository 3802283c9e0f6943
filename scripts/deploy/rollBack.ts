import { headersFile } from "#contract/releaseFiles.ts";
import { keyOf } from "./keyOf.ts";
import { forEachAtOnce } from "./forEachAtOnce.ts";
import type { PointerMove } from "./movePointers.ts";
import { rebuildPointer } from "./rebuildPointer.ts";
import { DeploymentRefused } from "./state/DeploymentRefused.ts";
import type { Goal, OpenCommand } from "./state/DeploymentClaim.ts";
import {
  type Change,
  damagedPointer,
  expectDeployed,
  type Pointers,
  readPointers,
  releaseOf,
  type StoredPointer,
} from "./state/Pointer.ts";
import { afterRollback, rollbackGoal } from "./state/pointerSteps.ts";
import type { DeploymentStore } from "./store/DeploymentStore.ts";
import { type ServingOptions, underClaim } from "./underClaim.ts";

/** What is taken back. */
export interface WantedRollback {
  /** The last release of this brand. Without it the code of all brands is taken back. */
  readonly brand?: string;
  /** Id of the release that is to be served. */
  readonly release?: string;
}

/** What a rollback does. */
export interface RollbackPlan {
  /** For each brand the id of the release that is to be served. */
  readonly goals: ReadonlyMap<string, string>;
  /** Brands with the code that is taken back and nothing before it. */
  readonly unchanged: readonly string[];
  /** Brands whose pointer cannot be read. */
  readonly damaged: readonly string[];
}

export interface Rollback {
  /** Brands with the release that their visitors get now. */
  readonly changed: readonly { readonly brand: string; readonly release: string }[];
  readonly unchanged: readonly string[];
  readonly damaged: readonly string[];
}

interface RollbackReport {
  /**
   * Called before the goal is crossed out. Who has not seen it reported runs the command again, and must not get
   * another release because of that.
   */
  readonly onDone?: (rollback: Rollback) => void;
}

/** The release that was deployed last: a canary, or what is served. */
const newestOf = ({ pointer }: StoredPointer) => releaseOf(pointer, pointer.canary?.release ?? pointer.release);

/** The code that was deployed last, by the number of its deployment. Releases without one are older. */
function newestCode(pointers: readonly StoredPointer[]): string | undefined {
  const newest = pointers
    .map(newestOf)
    .toSorted((one, other) => (other.number ?? 0) - (one.number ?? 0) || (one.at < other.at ? 1 : -1));
  return newest[0]?.code;
}

/** The brand that has a release. */
function brandWith({ pointers }: Pointers, id: string): string {
  const brands = [...pointers].filter(([, { pointer }]) => pointer.releases.some((release) => release.id === id));
  const [brand] = brands.map(([name]) => name);
  if (brand === undefined || brands.length > 1)
    throw new DeploymentRefused(`There is no brand with the release ${id} alone. Name one with --brand.`);
  return brand;
}

/** @throws DeploymentRefused when there is nothing to go back to */
export function planRollback(found: Pointers, { brand: wanted, release }: WantedRollback): RollbackPlan {
  const { pointers, damaged } = found;
  const brand = wanted ?? (release === undefined ? undefined : brandWith(found, release));
  if (brand === undefined) {
    const served = [...pointers.values()].filter(({ pointer }) => pointer.retired === undefined);
    const code = newestCode(served);
    const plans = served
      .filter((one) => newestOf(one).code === code)
      .map(({ pointer }) => [pointer.brand, rollbackGoal(pointer, code)] as const);
    const goals = new Map(plans.flatMap(([name, goal]) => (goal === undefined ? [] : [[name, goal] as const])));
    if (goals.size === 0) throw new DeploymentRefused("No brand has an earlier release with other code.");
    return { goals, unchanged: plans.flatMap(([name, goal]) => (goal === undefined ? [name] : [])), damaged };
  }
  if (release === undefined) {
    if (damaged.includes(brand)) throw damagedPointer(brand);
    expectDeployed([brand], [...pointers.keys()]);
  }
  const pointer = pointers.get(brand)?.pointer;
  const goal = release ?? (pointer && rollbackGoal(pointer));
  if (goal === undefined) throw new DeploymentRefused(`The brand ${brand} has no earlier release.`);
  return { goals: new Map([[brand, goal]]), unchanged: [], damaged: [] };
}

/**
 * A deployment that was cut off before visitors got anything of it: there is nothing to take back, and the release that
 * they get is not the one that is meant.
 */
function hasChangedNothing({ pointers }: Pointers, { goal }: OpenCommand, brand: string | undefined): boolean {
  if (goal?.command.startsWith("deploy") !== true || goal.command.includes("--preview")) return false;
  const brands = Object.entries(goal.brands).filter(([name]) => brand === undefined || name === brand);
  return (
    brands.length > 0 &&
    brands.every(([name, { release, canary }]) => {
      const pointer = pointers.get(name)?.pointer;
      const meant = canary?.release ?? release;
      return pointer !== undefined && pointer.release !== meant && pointer.canary?.release !== meant;
    })
  );
}

/** How the pointers change. A pointer that cannot be read, or is gone, is made again from the releases at the target. */
async function movesOf(
  store: DeploymentStore,
  { pointers }: Pointers,
  goals: ReadonlyMap<string, string>,
  change: Change,
): Promise<readonly PointerMove[]> {
  const moves: PointerMove[] = [];
  for (const [brand, release] of goals) {
    const before = pointers.get(brand);
    moves.push(
      before === undefined
        ? await rebuildPointer(store, brand, release, change)
        : { before, after: afterRollback(before.pointer, release, change) },
    );
  }
  return moves;
}

/** How many releases are looked up at a time: each waits for the disk or the network. */
const atOnce = 16;

/**
 * Looks whether the releases that are to be served are at the target. Someone may have removed one by hand, after a
 * leak or on a full disk.
 * @throws DeploymentRefused when one is missing
 */
async function expectReleases(store: DeploymentStore, moves: readonly PointerMove[]): Promise<void> {
  const missing: string[] = [];
  await forEachAtOnce(moves, atOnce, async ({ after: { brand, release } }) => {
    if ((await store.get(keyOf({ brand, id: release }, headersFile))) === undefined)
      missing.push(`${brand}/releases/${release}`);
  });
  if (missing.length > 0)
    throw new DeploymentRefused(
      `Nothing was changed: ${missing.toSorted().join(", ")} was removed from the target. Build the commit that ` +
        "npm run releases names beside it, and deploy it.",
    );
}

const commandOf = ({ brand, release }: WantedRollback): string =>
  [
    "rollback",
    ...(brand === undefined ? [] : [`--brand ${brand}`]),
    ...(release === undefined ? [] : [`--release ${release}`]),
  ].join(" ");

const goalsOf = ({ brands }: Goal) => new Map(Object.entries(brands).map(([brand, { release }]) => [brand, release]));

/**
 * Takes back the last release of one brand, or the code that was deployed last from all brands that have it, or leads to
 * a release that is named. No file is sent: the earlier releases are at the target. It can be cut off at any point: the
 * same command reaches the same goal.
 * @throws DeploymentRefused when there is nothing to go back to, or another deployment runs
 */
export function rollBack(
  store: DeploymentStore,
  { brand, release, onDone, ...options }: ServingOptions & WantedRollback & RollbackReport,
): Promise<Rollback> {
  const { deployer } = options;
  const wanted = { ...(brand !== undefined && { brand }), ...(release !== undefined && { release }) };
  return underClaim(store, commandOf(wanted), options, async (run) => {
    const goal = await run.resume(() => true);
    const found = await readPointers(store);
    const { cutOff } = run.claim;
    if (goal === undefined && release === undefined && cutOff && hasChangedNothing(found, cutOff, brand))
      throw new DeploymentRefused(
        "Visitors have got nothing of it, so nothing was taken back. " +
          "To take back what they get now, run the same command once more.",
      );
    const { goals, unchanged, damaged } = goal
      ? { goals: goalsOf(goal), unchanged: [], damaged: [] }
      : planRollback(found, wanted);
    const moves = await movesOf(store, found, goals, { at: deployer.now().toISOString(), by: deployer.by });
    await expectReleases(store, moves);
    await run.serve(store, moves);
    const rollback = { changed: [...goals].map(([name, id]) => ({ brand: name, release: id })), unchanged, damaged };
    onDone?.(rollback);
    return rollback;
  });
}
