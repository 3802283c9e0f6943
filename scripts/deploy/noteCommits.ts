import type { BuiltRelease } from "./BuiltRelease.ts";
import type { PointerMove } from "./movePointers.ts";
import { commandName, DeploymentClaim } from "./state/DeploymentClaim.ts";
import { DeploymentRefused } from "./state/DeploymentRefused.ts";
import { type Pointers, readPointers } from "./state/Pointer.ts";
import type { DeploymentStore } from "./store/DeploymentStore.ts";
import type { ServingOptions } from "./underClaim.ts";
import { writeUtgaver } from "./utgave/writeUtgaver.ts";

/** What became of the commit of some folders. */
interface NotedCommits {
  /** Brands whose `utgave.json` says another commit now. */
  readonly noted: readonly string[];
  /** Brands whose visitors get another release than the folder. */
  readonly others: readonly string[];
}

/** Brands whose visitors all get the release of their folder. Nothing moves. */
export function unmovedBrands({ pointers }: Pointers, releases: readonly BuiltRelease[]): readonly PointerMove[] {
  return releases.flatMap(({ brand, id }): PointerMove[] => {
    const before = pointers.get(brand);
    if (before === undefined || before.pointer.release !== id || before.pointer.retired !== undefined) return [];
    return [{ before, after: before.pointer }];
  });
}

/**
 * Notes for the brands whose folders are served already that these are the builds of another commit too. It writes
 * nothing that decides what visitors get, so it needs no right to change that.
 * @throws DeploymentRefused when another command runs, or one did not come to its end
 */
export async function noteCommits(
  store: DeploymentStore,
  releases: readonly BuiltRelease[],
  {
    deployer,
    edge,
    isAncestor = () => Promise.resolve(undefined),
  }: Pick<ServingOptions, "deployer" | "edge" | "isAncestor">,
): Promise<NotedCommits> {
  const claim = await DeploymentClaim.take(store, deployer);
  try {
    const { cutOff } = claim;
    // Its goal stays written down. To end it takes rights that this command may not have.
    if (cutOff?.goal !== undefined)
      throw new DeploymentRefused(
        `${commandName(cutOff)} did not come to its end: run that one again first. No commit was noted.`,
      );
    const unmoved = unmovedBrands(await readPointers(store), releases);
    const noted = await writeUtgaver(store, unmoved, { built: releases, isAncestor });
    for (const { after } of unmoved) await edge?.copyServed(after);
    const served = new Set(unmoved.map(({ after }) => after.brand));
    return { noted, others: releases.flatMap(({ brand }) => (served.has(brand) ? [] : [brand])) };
  } finally {
    await claim.release();
  }
}
