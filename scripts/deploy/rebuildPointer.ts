import { recordFile } from "#contract/releaseFiles.ts";
import type { ReleaseRecord } from "#scripts/release/folder/releaseRecord.ts";
import { codeOf } from "./BuiltRelease.ts";
import { keyOf } from "./keyOf.ts";
import type { PointerMove } from "./movePointers.ts";
import { DeploymentRefused } from "./state/DeploymentRefused.ts";
import { type Change, type KeptRelease, type Pointer, pointerKey } from "./state/Pointer.ts";
import type { DeploymentStore } from "./store/DeploymentStore.ts";

/** The ids of all releases of a brand at a target that are whole. */
export async function releasesAt(store: DeploymentStore, brand: string): Promise<readonly string[]> {
  const ids = await store.folders(`${brand}/releases/`);
  const records = await Promise.all(ids.map((id) => store.get(keyOf({ brand, id }, recordFile))));
  return ids.filter((_, at) => records[at] !== undefined);
}

/**
 * A pointer in place of one that cannot be read or is gone: it serves a release that is named, and lists every release of the brand
 * at the target, that one first. The list of what was done is lost.
 * @throws DeploymentRefused when the target does not have the release
 */
export async function rebuildPointer(
  store: DeploymentStore,
  brand: string,
  release: string,
  { at, by }: Change,
): Promise<PointerMove> {
  const ids = await releasesAt(store, brand);
  if (!ids.includes(release))
    throw new DeploymentRefused(`${brand} has no release ${release}. It has ${ids.join(", ") || "none"}.`);
  const releases = await Promise.all(
    [release, ...ids.filter((id) => id !== release)].map(async (id): Promise<KeptRelease> => {
      const stored = await store.get(keyOf({ brand, id }, recordFile));
      const { digest, source, files } = JSON.parse(new TextDecoder().decode(stored?.bytes)) as ReleaseRecord;
      return {
        id,
        digest,
        code: codeOf(files),
        ...(source && { commit: source.commit }),
        ...(source?.modified === true && { isModified: true }),
        at,
        by,
      };
    }),
  );
  const { digest = "", commit } = releases[0] ?? {};
  const after: Pointer = {
    schemaVersion: 1,
    brand,
    release,
    releases,
    changes: [{ action: "rollback", to: release, digest, ...(commit !== undefined && { commit }), at, by }],
  };
  return { before: await store.get(pointerKey(brand)), after };
}
