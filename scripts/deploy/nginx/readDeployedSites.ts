import { headersFile } from "#contract/releaseFiles.ts";
import type { BrandHeaders } from "#scripts/stamp/headers.ts";
import { keyOf } from "../keyOf.ts";
import { DeploymentRefused } from "../state/DeploymentRefused.ts";
import { type Pointer, readPointers } from "../state/Pointer.ts";
import { reachableReleases } from "../state/pointerSteps.ts";
import type { DeploymentStore } from "../store/DeploymentStore.ts";
import { previewFolder } from "../state/previewFolder.ts";
import { isServed, previewStore, readPreviews } from "../state/PreviewRecord.ts";
import type { LinkedBrand } from "./ServedConfig.ts";
import type { Site, SiteRelease } from "./Site.ts";

/** A release at the target; undefined when it was removed by hand. */
async function readRelease(store: DeploymentStore, brand: string, id: string): Promise<SiteRelease | undefined> {
  const stored = await store.get(keyOf({ brand, id }, headersFile));
  if (stored === undefined) return undefined;
  const headers = JSON.parse(new TextDecoder().decode(stored.bytes)) as BrandHeaders;
  return { id, folder: `${brand}/releases/${id}`, headers };
}

/** A brand with the release that its pointer names, the canary, and those that a rollback leads to. */
async function readSite(store: DeploymentStore, pointer: Pointer): Promise<Site> {
  const { brand, release, canary } = pointer;
  const found = await Promise.all(reachableReleases(pointer).map((id) => readRelease(store, brand, id)));
  const releases = found.filter((one) => one !== undefined);
  const served = (id: string): SiteRelease => {
    const one = releases.find((each) => each.id === id);
    if (one === undefined) throw new Error(`${keyOf({ brand, id }, headersFile)} is missing. Deploy ${brand} again.`);
    return one;
  };
  const { folder, headers } = served(release);
  const next = canary && { share: canary.share, release: served(canary.release).id };
  return { brand, folder, assets: brand, headers, deployed: { release, releases }, ...(next && { canary: next }) };
}

/**
 * A brand whose pointer cannot be read or is gone, as it is served now. A canary ends, since its share is not known.
 * @returns undefined when the release was removed
 */
async function readUnnamedSite(store: DeploymentStore, brand: string, id: string): Promise<Site | undefined> {
  const release = await readRelease(store, brand, id);
  if (release === undefined) return undefined;
  const { folder, headers } = release;
  return { brand, folder, assets: brand, headers, deployed: { release: id, releases: [release] } };
}

/** The brands of a place that are served. */
async function readPlace(store: DeploymentStore, served: ReadonlyMap<string, LinkedBrand>): Promise<readonly Site[]> {
  const { pointers } = await readPointers(store);
  const live = [...pointers.values()].filter(({ pointer }) => pointer.retired === undefined);
  const goesOn = [...served].flatMap(([brand, { release }]) =>
    pointers.has(brand) ? [] : [readUnnamedSite(store, brand, release)],
  );
  const sites = await Promise.all([...live.map(({ pointer }) => readSite(store, pointer)), ...goesOn]);
  return sites.filter((site) => site !== undefined).toSorted((one, other) => (one.brand < other.brand ? -1 : 1));
}

/** The brands of a preview: the same, in its folder. A rollback never leads to a release of a preview. */
async function readPreviewSites(store: DeploymentStore, name: string): Promise<readonly Site[]> {
  const below = previewFolder(name);
  const sites = await readPlace(previewStore(store, name), new Map());
  return sites.map(({ brand, folder, headers, deployed: { release = "" } = {} }) => ({
    brand,
    preview: name,
    folder: below + folder,
    assets: below + brand,
    headers,
    deployed: { release, releases: [{ id: release, folder: below + folder, headers }] },
  }));
}

/**
 * The brands of a target that was deployed to, and its previews.
 * @param served what visitors get now: a brand whose pointer cannot be read, or is gone, goes on with it
 * @throws DeploymentRefused when nothing was deployed there
 */
export async function readDeployedSites(
  store: DeploymentStore,
  served: ReadonlyMap<string, LinkedBrand> = new Map(),
): Promise<readonly Site[]> {
  const previews = (await readPreviews(store)).filter(isServed);
  const places = await Promise.all([
    readPlace(store, served),
    ...previews.map(({ name }) => readPreviewSites(store, name)),
  ]);
  const sites = places.flat();
  if (sites.length === 0) throw new DeploymentRefused("Nothing was deployed there. Run npm run deploy first.");
  return sites;
}
