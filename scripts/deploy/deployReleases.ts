import { setTimeout as sleep } from "node:timers/promises";
import type { BuiltRelease } from "./BuiltRelease.ts";
import type { EdgeFiles } from "./edge/EdgeFiles.ts";
import { movePointers, type PointerMove } from "./movePointers.ts";
import { prune } from "./prune.ts";
import { sendRelease, type Sent } from "./sendRelease.ts";
import { DeploymentClaim, type Deployer } from "./state/DeploymentClaim.ts";
import { afterDeployment, readPointer } from "./state/Pointer.ts";
import type { DeploymentStore } from "./store/DeploymentStore.ts";

/** How many releases of a brand are kept, when nothing else is asked for. */
export const defaultKeep = 5;

export interface DeployOptions {
  readonly deployer: Deployer;
  /** Percent of the visitors who get the new releases: 1 to 100. */
  readonly share: number;
  /** How many releases of a brand are kept. */
  readonly keep: number;
  /** Brings the change to the web server. When it fails, everything is as before. */
  readonly publish?: () => Promise<void>;
  /** What the edge of a CDN reads besides the pointers. */
  readonly edge?: EdgeFiles;
  /** Where the claim is taken. Default: where the releases are deployed to. */
  readonly claimAt?: DeploymentStore;
  /** Called once no other deployment can run, before anything is sent. */
  readonly claimed?: () => Promise<void>;
  /** Called after each brand whose files are at the target. */
  readonly onSent?: (brand: string, done: number, sent: Readonly<Sent>) => void;
}

export interface Deployment extends Readonly<Sent> {
  /** Brands whose visitors get something else. */
  readonly changed: readonly string[];
  /** Files of old releases that were removed. */
  readonly removed: number;
}

/**
 * Waits until a second is over. A web server distinguishes two pages of one size by the second in which they
 * were written.
 */
async function waitForSecondAfter(time: string | undefined, now: () => Date): Promise<void> {
  const end = time === undefined ? 0 : (Math.floor(Date.parse(time) / 1000) + 1) * 1000;
  const left = end - now().getTime();
  if (left > 0 && left <= 1000) await sleep(left);
}

/**
 * Deploys finished folders: chunks and pages of all brands first, then the pointers, then the web server. It can be cut
 * off at any point: what is served is whole, and the next run goes on.
 * @throws DeploymentRefused when another deployment runs or was faster
 */
export async function deployReleases(
  store: DeploymentStore,
  releases: readonly BuiltRelease[],
  { deployer, share, keep, publish, edge, claimAt = store, claimed, onSent }: DeployOptions,
): Promise<Deployment> {
  const claim = await DeploymentClaim.take(claimAt, deployer);
  try {
    await claimed?.();
    const sent: Sent = { files: 0, bytes: 0, known: 0 };
    const moves: PointerMove[] = [];
    for (const [at, release] of releases.entries()) {
      const before = await readPointer(store, release.brand);
      if (before?.pointer.release !== release.id)
        await waitForSecondAfter(before?.pointer.changes[0]?.at, deployer.now);
      await sendRelease(store, release, claim, sent);
      const { id, digest, code, commit, isModified } = release;
      const after = afterDeployment(release.brand, before?.pointer, {
        release: { id, digest, code, ...(commit !== undefined && { commit }), ...(isModified && { isModified }) },
        share,
        keep,
        at: deployer.now().toISOString(),
        by: deployer.by,
      });
      moves.push({ before, after });
      onSent?.(release.brand, at + 1, sent);
    }
    const changed = moves.filter(({ before, after }) => before?.pointer !== after);
    await edge?.beforePointers(moves);
    await movePointers(store, changed, publish);
    await edge?.afterPointers(moves);
    let removed = 0;
    for (const { after } of moves) {
      await claim.renew();
      removed += await prune(store, after);
    }
    return { ...sent, changed: changed.map(({ after }) => after.brand), removed };
  } finally {
    await claim.release();
  }
}
