import { pathsOf } from "./BuiltRelease.ts";
import { keyOf, noticesKey, utgaveKey } from "./keyOf.ts";
import { copiesOf } from "./edge/EdgeFiles.ts";
import { readRecordAt } from "./fetchServed.ts";
import { forEachAtOnce } from "./forEachAtOnce.ts";
import { type Pointer, pointerKey } from "./state/Pointer.ts";
import type { DeploymentStore } from "./store/DeploymentStore.ts";

/** How many releases of a brand are kept, when nothing else is asked for. */
export const defaultKeep = 5;

/**
 * Removes the files of a brand that no kept release has: pages that are open still find their chunks.
 * @returns how many files were removed; none when the files of a kept release are not known
 */
export async function removeUnkeptFiles(store: DeploymentStore, { brand, releases }: Pointer): Promise<number> {
  const kept = new Set([pointerKey(brand), noticesKey(brand), ...copiesOf(brand)]);
  const read = releases.map(async ({ id }) => ({ id, record: await readRecordAt(store, { brand, id }) }));
  for (const { id, record } of await Promise.all(read)) {
    if (record === undefined) return 0;
    for (const path of pathsOf(record)) kept.add(keyOf({ brand, id }, path));
    kept.add(utgaveKey({ brand, id }));
  }
  const surplus = (await store.list(`${brand}/`)).filter(({ key }) => !kept.has(key));
  await forEachAtOnce(surplus, 16, ({ key }) => store.remove(key));
  return surplus.length;
}
