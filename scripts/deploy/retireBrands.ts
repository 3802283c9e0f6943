import type { EdgeFiles } from "./edge/EdgeFiles.ts";
import { movePointers, type PointerMove } from "./movePointers.ts";
import { DeploymentClaim, type Deployer } from "./state/DeploymentClaim.ts";
import { DeploymentRefused } from "./state/DeploymentRefused.ts";
import { afterRetirement, readPointers } from "./state/Pointer.ts";
import type { DeploymentStore } from "./store/DeploymentStore.ts";

interface RetireOptions {
  readonly deployer: Deployer;
  /** Brings the change to the web server. When it fails, everything is as before. */
  readonly publish?: () => Promise<void>;
  /** What the edge of a CDN reads besides the pointers. */
  readonly edge?: EdgeFiles;
}

/**
 * Ends the serving of brands. Their files remain: a rollback of the brand, or a deployment, serves it again.
 * @throws DeploymentRefused when one was never deployed, or no other brand would be, or another deployment runs
 */
export async function retireBrands(
  store: DeploymentStore,
  brands: readonly string[],
  { deployer, publish, edge }: RetireOptions,
): Promise<void> {
  const claim = await DeploymentClaim.take(store, deployer);
  try {
    const all = await readPointers(store);
    const unknown = brands.filter((brand) => !all.has(brand));
    if (unknown.length > 0)
      throw new DeploymentRefused(
        `Nothing was changed: ${unknown.join(", ")} was never deployed here. Brands: ${[...all.keys()].join(", ")}.`,
      );
    const stored = [...all.values()];
    if (stored.every(({ pointer }) => pointer.retired !== undefined || brands.includes(pointer.brand)))
      throw new DeploymentRefused("Nothing was changed: at least one brand must still be served.");
    const change = { at: deployer.now().toISOString(), by: deployer.by };
    // One that is retired already may come from a run that was cut off: what that has left is removed.
    const moves = stored.flatMap((before): PointerMove[] => {
      const { pointer } = before;
      if (!brands.includes(pointer.brand)) return [];
      return [{ before, after: pointer.retired === undefined ? afterRetirement(pointer, change) : pointer }];
    });
    await movePointers(
      store,
      moves.filter(({ before, after }) => before?.pointer !== after),
      publish,
    );
    await edge?.afterPointers(moves);
  } finally {
    await claim.release();
  }
}
