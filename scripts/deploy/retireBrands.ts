import type { PointerMove } from "./movePointers.ts";
import { DeploymentRefused } from "./state/DeploymentRefused.ts";
import { expectDeployed, readPointers } from "./state/Pointer.ts";
import { afterRetirement } from "./state/pointerSteps.ts";
import type { DeploymentStore } from "./store/DeploymentStore.ts";
import { type ServingOptions, underClaim } from "./underClaim.ts";

/**
 * Ends the serving of brands. Their files remain: a rollback of the brand, or a deployment, serves it again.
 * @throws DeploymentRefused when one was never deployed, or no other brand would be, or another deployment runs
 */
export function retireBrands(
  store: DeploymentStore,
  brands: readonly string[],
  options: ServingOptions,
): Promise<void> {
  const { deployer } = options;
  return underClaim(store, `retire --brand ${brands.join(",")}`, options, async (run) => {
    await run.resume(() => true);
    const { pointers } = await readPointers(store);
    expectDeployed(brands, [...pointers.keys()]);
    const stored = [...pointers.values()];
    if (stored.every(({ pointer }) => pointer.retired !== undefined || brands.includes(pointer.brand)))
      throw new DeploymentRefused("Nothing was changed: at least one brand must still be served.");
    const change = { at: deployer.now().toISOString(), by: deployer.by };
    // One that is retired already may come from a run that was cut off: what that has left is removed.
    const moves = stored.flatMap((before): PointerMove[] => {
      const { pointer } = before;
      if (!brands.includes(pointer.brand)) return [];
      return [{ before, after: pointer.retired === undefined ? afterRetirement(pointer, change) : pointer }];
    });
    await run.serve(store, moves);
  });
}
