import { hostFolder, ownerOf } from "../edge/HostFile.ts";
import { forEachAtOnce } from "../forEachAtOnce.ts";
import { pointerKey } from "../state/Pointer.ts";
import type { DeploymentStore } from "../store/DeploymentStore.ts";
import {
  isOver,
  previewStore,
  readPreviews,
  recordKey,
  type StoredPreview,
  writePreview,
} from "../state/PreviewRecord.ts";
import { type ServingOptions, underClaim } from "../underClaim.ts";

interface EndOptions extends ServingOptions {
  /** This preview. Left out: those that have expired, and those whose removal was cut off. */
  readonly name?: string;
}

/** Removes the host names of a preview, which only the edge of a CDN has. */
async function removeHosts(store: DeploymentStore, name: string): Promise<void> {
  const files = (await store.list(hostFolder)).filter(({ key }) => key.startsWith(`${hostFolder}${name}`));
  for (const { key } of files) {
    const owner = await ownerOf(store, key.slice(hostFolder.length, -".json".length));
    if (owner?.preview === name) await store.remove(key);
  }
}

/** Removes everything of a preview: its pointers first, so that the edge finds nothing half; its record last. */
async function removePreview(store: DeploymentStore, name: string): Promise<void> {
  const below = previewStore(store, name);
  for (const brand of await below.folders()) await below.remove(pointerKey(brand));
  await removeHosts(store, name);
  const files = (await below.list("")).filter(({ key }) => key !== recordKey);
  await forEachAtOnce(files, 16, ({ key }) => below.remove(key));
  await below.remove(recordKey);
}

/**
 * Ends previews and removes their files. It can be cut off at any point: the next run, and each deployment, goes on.
 * @returns the names of those that were removed; none when there is no such preview
 * @throws DeploymentRefused when another deployment runs
 */
export function endPreviews(store: DeploymentStore, { name, ...options }: EndOptions): Promise<readonly string[]> {
  const { deployer, publish } = options;
  const command = `end-preview${name === undefined ? "" : ` --preview ${name}`}`;
  return underClaim(store, command, options, async (run) => {
    await run.resume(() => true);
    const all = await readPreviews(store);
    const at = deployer.now();
    const ending = all.filter((one) => (name === undefined ? isOver(one, at) : one.name === name));
    if (ending.length === 0) return [];
    await run.begin([]);
    await unserve(store, ending, { at: at.toISOString(), by: deployer.by }, publish);
    for (const one of ending) {
      await run.claim.renew();
      await removePreview(store, one.name);
    }
    return ending.map((one) => one.name);
  });
}

/** Ends the serving of previews, before any file of them is removed. */
async function unserve(
  store: DeploymentStore,
  previews: readonly StoredPreview[],
  ended: { readonly at: string; readonly by: string },
  publish: (() => Promise<void>) | undefined,
): Promise<void> {
  const records = previews.flatMap(({ record }) => record ?? []);
  for (const record of records) if (record.ended === undefined) await writePreview(store, { ...record, ended });
  try {
    await publish?.();
  } catch (error) {
    for (const record of records) await writePreview(store, record);
    throw error;
  }
}
