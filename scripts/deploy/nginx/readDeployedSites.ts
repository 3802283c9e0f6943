import { headersFile } from "#contract/releaseFiles.ts";
import type { BrandHeaders } from "#scripts/stamp/headers.ts";
import { keyOf } from "../BuiltRelease.ts";
import { DeploymentRefused } from "../state/DeploymentRefused.ts";
import { readPointers } from "../state/Pointer.ts";
import type { Store } from "../store/Store.ts";
import type { Site } from "./Site.ts";

/** A release at the target: its folder and its headers. */
async function readRelease(store: Store, brand: string, id: string): Promise<Pick<Site, "folder" | "headers">> {
  const key = keyOf({ brand, id }, headersFile);
  const stored = await store.get(key);
  if (stored === undefined) throw new Error(`${key} is missing. Deploy ${brand} again.`);
  const headers = JSON.parse(new TextDecoder().decode(stored.bytes)) as BrandHeaders;
  return { folder: `${brand}/releases/${id}`, headers };
}

/**
 * The brands of a target that was deployed to, each with the release that its pointer names, and with the canary.
 * @throws DeploymentRefused when nothing was deployed there
 */
export async function readDeployedSites(store: Store): Promise<readonly Site[]> {
  const all = [...(await readPointers(store)).values()];
  const pointers = all.filter(({ pointer }) => pointer.retired === undefined);
  if (pointers.length === 0) throw new DeploymentRefused("Nothing was deployed there. Run npm run deploy first.");
  return Promise.all(
    pointers.map(async ({ pointer: { brand, release, canary } }) => ({
      brand,
      ...(await readRelease(store, brand, release)),
      assets: brand,
      ...(canary && { canary: { share: canary.share, ...(await readRelease(store, brand, canary.release)) } }),
    })),
  );
}
