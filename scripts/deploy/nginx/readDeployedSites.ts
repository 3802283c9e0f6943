import { headersFile } from "#contract/releaseFiles.ts";
import type { BrandHeaders } from "#scripts/stamp/headers.ts";
import { keyOf } from "../BuiltRelease.ts";
import { DeploymentRefused } from "../state/DeploymentRefused.ts";
import { readPointers } from "../state/Pointer.ts";
import type { Store } from "../store/Store.ts";
import { previewFolder } from "../state/previewFolder.ts";
import { isServed, previewStore, readPreviews } from "../state/PreviewRecord.ts";
import type { Site } from "./Site.ts";

/** A release at the target: its folder and its headers. */
async function readRelease(store: Store, brand: string, id: string): Promise<Pick<Site, "folder" | "headers">> {
  const key = keyOf({ brand, id }, headersFile);
  const stored = await store.get(key);
  if (stored === undefined) throw new Error(`${key} is missing. Deploy ${brand} again.`);
  const headers = JSON.parse(new TextDecoder().decode(stored.bytes)) as BrandHeaders;
  return { folder: `${brand}/releases/${id}`, headers };
}

/** The brands of a place, each with the release that its pointer names, and with the canary. */
async function readPlace(store: Store): Promise<readonly Site[]> {
  const all = [...(await readPointers(store)).values()];
  const pointers = all.filter(({ pointer }) => pointer.retired === undefined);
  return Promise.all(
    pointers.map(async ({ pointer: { brand, release, canary } }) => ({
      brand,
      ...(await readRelease(store, brand, release)),
      assets: brand,
      ...(canary && { canary: { share: canary.share, ...(await readRelease(store, brand, canary.release)) } }),
    })),
  );
}

/** The brands of a preview: the same, in its folder. */
async function readPreviewSites(store: Store, name: string): Promise<readonly Site[]> {
  const below = previewFolder(name);
  const sites = await readPlace(previewStore(store, name));
  return sites.map(({ brand, folder, headers }) => ({
    brand,
    preview: name,
    folder: below + folder,
    assets: below + brand,
    headers,
  }));
}

/**
 * The brands of a target that was deployed to, and its previews.
 * @throws DeploymentRefused when nothing was deployed there
 */
export async function readDeployedSites(store: Store): Promise<readonly Site[]> {
  const previews = (await readPreviews(store)).filter(isServed);
  const places = await Promise.all([readPlace(store), ...previews.map(({ name }) => readPreviewSites(store, name))]);
  const sites = places.flat();
  if (sites.length === 0) throw new DeploymentRefused("Nothing was deployed there. Run npm run deploy first.");
  return sites;
}
