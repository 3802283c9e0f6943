import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { recordFile } from "#contract/releaseFiles.ts";
import type { ReleaseRecord } from "#scripts/release/folder/releaseRecord.ts";
import { keyOf, pathsOf } from "./BuiltRelease.ts";
import { forEachAtOnce } from "./forEachAtOnce.ts";
import { DeploymentRefused } from "./state/DeploymentRefused.ts";
import { readPointers } from "./state/Pointer.ts";
import type { DeploymentStore } from "./store/DeploymentStore.ts";

/** How many files are read at a time. */
const filesAtOnce = 8;

/**
 * Writes the releases that are served to a folder, as they were before they were deployed: a folder for each brand. A
 * file that is missing at the target is left out.
 * @throws DeploymentRefused when nothing was deployed there, or a release has no record
 */
export async function fetchServed(store: DeploymentStore, folder: string): Promise<void> {
  const pointers = [...(await readPointers(store)).pointers.values()];
  if (pointers.length === 0) throw new DeploymentRefused("Nothing was deployed there.");
  for (const { pointer } of pointers) {
    const { brand, release: id } = pointer;
    const key = keyOf({ brand, id }, recordFile);
    const record = await store.get(key);
    if (record === undefined) throw new DeploymentRefused(`${key} is missing. Deploy ${brand} again.`);
    const paths = pathsOf(JSON.parse(new TextDecoder().decode(record.bytes)) as ReleaseRecord);
    await forEachAtOnce(paths, filesAtOnce, async (path) => {
      const stored = await store.get(keyOf({ brand, id }, path));
      if (stored === undefined) return;
      const file = join(folder, brand, path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, stored.bytes);
    });
  }
}
