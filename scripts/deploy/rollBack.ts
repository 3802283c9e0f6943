import type { EdgeFiles } from "./edge/EdgeFiles.ts";
import { expectReleases } from "./expectReleases.ts";
import { movePointers, type PointerMove } from "./movePointers.ts";
import { DeploymentClaim, type Deployer } from "./state/DeploymentClaim.ts";
import { DeploymentRefused } from "./state/DeploymentRefused.ts";
import { afterRollback, readPointers, releaseOf, type StoredPointer } from "./state/Pointer.ts";
import type { DeploymentStore } from "./store/DeploymentStore.ts";

export interface RollbackOptions {
  readonly deployer: Deployer;
  /** Takes back the last release of this brand. Without it the code of all brands is taken back. */
  readonly brand?: string;
  /** Brings the change to the web server. When it fails, everything is as before. */
  readonly publish?: () => Promise<void>;
  /** What the edge of a CDN reads besides the pointers. */
  readonly edge?: EdgeFiles;
}

export interface Rollback {
  /** Brands that changed, with the release that their visitors get now. */
  readonly changed: readonly { readonly brand: string; readonly release: string }[];
  /** Brands with the code that is taken back and nothing before it. */
  readonly unchanged: readonly string[];
}

/** The release that was deployed last: a canary, or what is served. */
const newestOf = ({ pointer }: StoredPointer) => releaseOf(pointer, pointer.canary?.release ?? pointer.release);

/** The code that was deployed last. */
function newestCode(pointers: Iterable<StoredPointer>): string | undefined {
  const newest = [...pointers].map(newestOf).toSorted((a, b) => (a.at < b.at ? 1 : -1));
  return newest[0]?.code;
}

/**
 * Takes back the last release of one brand, or the code that was deployed last from all brands that have it. No file is
 * sent: the earlier releases are at the target.
 * @throws DeploymentRefused when there is nothing to go back to, or another deployment runs
 */
export async function rollBack(
  store: DeploymentStore,
  { deployer, brand, publish, edge }: RollbackOptions,
): Promise<Rollback> {
  const claim = await DeploymentClaim.take(store, deployer);
  try {
    const all = await readPointers(store);
    const change = { at: deployer.now().toISOString(), by: deployer.by };
    const served = [...all.values()].filter(({ pointer }) => pointer.retired === undefined);
    const code = brand === undefined ? newestCode(served) : undefined;
    const chosen = brand === undefined ? served.filter((one) => newestOf(one).code === code) : [];
    const ofBrand = brand === undefined ? undefined : all.get(brand);
    if (brand !== undefined && ofBrand === undefined)
      throw new DeploymentRefused(`The brand ${brand} was never deployed here.`);
    if (ofBrand !== undefined) chosen.push(ofBrand);
    const moves: PointerMove[] = [];
    const unchanged: string[] = [];
    for (const before of chosen) {
      const after = afterRollback(before.pointer, change, code);
      if (after === undefined) unchanged.push(before.pointer.brand);
      else moves.push({ before, after });
    }
    if (moves.length === 0)
      throw new DeploymentRefused(
        brand === undefined
          ? "No brand has an earlier release with other code."
          : `The brand ${brand} has no earlier release.`,
      );
    await expectReleases(store, moves);
    await edge?.beforePointers(moves);
    await movePointers(store, moves, publish);
    await edge?.afterPointers(moves);
    return { changed: moves.map(({ after }) => ({ brand: after.brand, release: after.release })), unchanged };
  } finally {
    await claim.release();
  }
}
