import { recordFile } from "#contract/releaseFiles.ts";
import type { ReleaseRecord } from "#scripts/release/releaseRecord.ts";
import { keyOf, pathsOf } from "./BuiltRelease.ts";
import { type Pointer, pointerKey } from "./state/Pointer.ts";
import type { Store } from "./store/Store.ts";

/**
 * Removes the files of a brand that no kept release has: pages that are open still find their chunks.
 * @returns how many files were removed; none when the files of a kept release are not known
 */
export async function prune(store: Store, { brand, releases }: Pointer): Promise<number> {
  const kept = new Set([pointerKey(brand)]);
  for (const { id } of releases) {
    const record = await store.get(keyOf({ brand, id }, recordFile));
    if (record === undefined) return 0;
    const paths = pathsOf(JSON.parse(new TextDecoder().decode(record.bytes)) as ReleaseRecord);
    for (const path of paths) kept.add(keyOf({ brand, id }, path));
  }
  const surplus = (await store.list(`${brand}/`)).filter(({ key }) => !kept.has(key));
  for (const { key } of surplus) await store.remove(key);
  return surplus.length;
}
