import { headersFile } from "#contract/releaseFiles.ts";
import { keyOf } from "./keyOf.ts";
import { forEachAtOnce } from "./forEachAtOnce.ts";
import type { PointerMove } from "./movePointers.ts";
import { DeploymentRefused } from "./state/DeploymentRefused.ts";
import type { DeploymentStore } from "./store/DeploymentStore.ts";

/** How many releases are looked up at a time: each waits for the disk or the network. */
const atOnce = 16;

/**
 * Looks whether the releases that are to be served are at the target. Someone may have removed one by hand, after a
 * leak or on a full disk.
 * @throws DeploymentRefused when one is missing
 */
export async function expectReleases(store: DeploymentStore, moves: readonly PointerMove[]): Promise<void> {
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
