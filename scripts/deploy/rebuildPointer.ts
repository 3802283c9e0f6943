import { codeOf } from "./BuiltRelease.ts";
import { readRecordAt } from "./fetchServed.ts";
import type { PointerMove } from "./movePointers.ts";
import type { ReleaseRecord } from "#scripts/release/folder/releaseRecord.ts";
import { DeploymentRefused } from "./state/DeploymentRefused.ts";
import { type Change, expectDeployed, type KeptRelease, type Pointer, pointerKey } from "./state/Pointer.ts";
import type { DeploymentStore } from "./store/DeploymentStore.ts";

/**
 * The records of all releases of a brand at a target that are whole, by their ids. A folder with another name than its
 * release is a copy that somebody has made: a pointer that lists it could not be read.
 */
async function recordsAt(store: DeploymentStore, brand: string): Promise<ReadonlyMap<string, ReleaseRecord>> {
  const ids = await store.folders(`${brand}/releases/`);
  const read = await Promise.all(ids.map(async (id) => [id, await readRecordAt(store, { brand, id })] as const));
  return new Map(read.flatMap(([id, record]) => (record?.digest.slice(0, 16) === id ? [[id, record] as const] : [])));
}

/** The ids of all releases of a brand at a target that are whole. */
export const releasesAt = async (store: DeploymentStore, brand: string): Promise<readonly string[]> => [
  ...(await recordsAt(store, brand)).keys(),
];

/**
 * A pointer in place of one that cannot be read or is gone: it serves a release that is named, and lists every release
 * of the brand at the target, that one first. The list of what was done is lost.
 * @throws DeploymentRefused when the target does not have the brand, or the release
 */
export async function rebuildPointer(
  store: DeploymentStore,
  brand: string,
  release: string,
  { at, by }: Change,
): Promise<PointerMove> {
  const folders = await store.folders();
  expectDeployed(
    [brand],
    folders.filter((name) => !name.startsWith("_")),
  );
  const records = await recordsAt(store, brand);
  const named = records.get(release);
  if (named === undefined)
    throw new DeploymentRefused(
      `${brand} has no release ${release}. It has ${[...records.keys()].join(", ") || "none"}.`,
    );
  const keptOf = (id: string, { digest, source, files }: ReleaseRecord): KeptRelease => ({
    id,
    digest,
    code: codeOf(files),
    ...(source && { commit: source.commit }),
    ...(source?.modified === true && { isModified: true }),
    at,
    by,
  });
  const others = [...records].filter(([id]) => id !== release);
  const releases = [keptOf(release, named), ...others.map(([id, record]) => keptOf(id, record))];
  const { digest, source } = named;
  const after: Pointer = {
    schemaVersion: 1,
    brand,
    release,
    releases,
    changes: [{ action: "rollback", to: release, digest, ...(source && { commit: source.commit }), at, by }],
  };
  return { before: await store.get(pointerKey(brand)), after };
}
