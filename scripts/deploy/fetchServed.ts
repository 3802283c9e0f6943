import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { recordFile } from "#contract/releaseFiles.ts";
import type { ReleaseRecord } from "#scripts/release/folder/releaseRecord.ts";
import { recordIn } from "#scripts/release/verify/openFolder.ts";
import { type BuiltRelease, pathsOf } from "./BuiltRelease.ts";
import { keyOf } from "./keyOf.ts";
import { forEachAtOnce } from "./forEachAtOnce.ts";
import type { DeploymentStore } from "./store/DeploymentStore.ts";

/** How many files are read at a time. */
const filesAtOnce = 8;

/** The record of a release at a target; undefined when there is none that can be used. */
export async function readRecordAt(
  store: DeploymentStore,
  release: Pick<BuiltRelease, "brand" | "id">,
): Promise<ReleaseRecord | undefined> {
  const stored = await store.get(keyOf(release, recordFile));
  return stored && recordIn(new TextDecoder().decode(stored.bytes));
}

/**
 * Writes a release of a target to a folder, as it was before it was deployed. A file that is missing at the target is
 * left out. Of a release whose record cannot be used only the record is written: its paths may lead out of the folder.
 */
export async function fetchServed(
  store: DeploymentStore,
  release: Pick<BuiltRelease, "brand" | "id">,
  folder: string,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const record = await readRecordAt(store, release);
  const paths = record === undefined ? [recordFile] : pathsOf(record);
  await forEachAtOnce(paths, filesAtOnce, async (path) => {
    const stored = await store.get(keyOf(release, path));
    if (stored === undefined) return;
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, stored.bytes);
  });
}
