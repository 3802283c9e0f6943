import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { mapKey, mapsFolder } from "#scripts/compile/sourceMaps.ts";
import type { BuiltRelease } from "./BuiltRelease.ts";
import { forEachAtOnce } from "./forEachAtOnce.ts";
import type { Sent } from "./sendRelease.ts";
import type { DeploymentClaim } from "./state/DeploymentClaim.ts";
import type { DeploymentStore } from "./store/DeploymentStore.ts";
import { stateHeaders } from "./store/objectHeaders.ts";

/** How many files are sent, and how many folders are listed at a time. */
const atOnce = 16;

/** Whether a path in a release, or a key of a target, is that of a chunk. */
const isChunk = (path: string): boolean => path.endsWith(".js");

/**
 * Sends the source maps of releases, which the build has put beside their folders. A map that is there stays: its chunk
 * is the same, and its lines are those of the commit that it names.
 */
export async function sendMaps(
  store: DeploymentStore,
  releases: readonly BuiltRelease[],
  { claim, sent }: { readonly claim: DeploymentClaim; readonly sent: Sent },
): Promise<void> {
  const files = new Map(
    releases.flatMap(({ folder, paths }) =>
      paths.filter(isChunk).map((path) => [mapKey(path), join(dirname(folder), mapKey(path))] as const),
    ),
  );
  const built = [...files].filter(([, file]) => existsSync(file));
  if (built.length === 0) return;
  const there = new Set((await store.list(mapsFolder)).map(({ key }) => key));
  const missing = built.filter(([key]) => !there.has(key));
  sent.known += built.length - missing.length;
  await forEachAtOnce(missing, atOnce, async ([key, file]) => {
    const bytes = readFileSync(file);
    await claim.renew();
    await store.put(key, bytes, { headers: stateHeaders });
    sent.files += 1;
    sent.bytes += bytes.length;
  });
}

/** The source maps of a target whose chunk no brand has any more. */
export async function findUnkeptMaps(store: DeploymentStore): Promise<readonly string[]> {
  const maps = (await store.list(mapsFolder)).map(({ key }) => key);
  if (maps.length === 0) return [];
  const needed = new Set<string>();
  await forEachAtOnce(await store.folders(), atOnce, async (brand) => {
    for (const { key } of await store.list(`${brand}/assets/`)) if (isChunk(key)) needed.add(mapKey(key));
  });
  return maps.filter((key) => !needed.has(key));
}

/**
 * Removes source maps with the last copy of their chunk: a chunk is at the target as long as a kept release has it.
 * @returns how many were removed
 */
export async function removeUnkeptMaps(store: DeploymentStore): Promise<number> {
  const surplus = await findUnkeptMaps(store);
  await forEachAtOnce(surplus, atOnce, (key) => store.remove(key));
  return surplus.length;
}
