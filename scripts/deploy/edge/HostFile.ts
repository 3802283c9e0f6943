import { isObject } from "#contract/isObject.ts";
import type { DeploymentStore } from "../store/DeploymentStore.ts";

/** Which brand a host name belongs to: `_hosts/<host>.json`. No brand can have this name. */
export interface HostFile {
  readonly schemaVersion: 1;
  readonly brand: string;
  /** Name of the preview that it belongs to. Left out: what customers get. */
  readonly preview?: string;
}

/** The folder of the host files, at a target. */
export const hostFolder = "_hosts/";

/** The key of the file of a host. */
export const hostKey = (host: string): string => `${hostFolder}${host}.json`;

/** What the file of a host says; undefined when it cannot be read. */
export function hostFileIn(bytes: Uint8Array | undefined): HostFile | undefined {
  try {
    const value: unknown = bytes && JSON.parse(new TextDecoder().decode(bytes));
    return isObject(value) && typeof value["brand"] === "string" ? (value as unknown as HostFile) : undefined;
  } catch {
    return undefined;
  }
}

/** Whom a host name leads to, as the edge of a CDN reads it; undefined when it leads to nobody. */
export const ownerOf = async (store: DeploymentStore, host: string): Promise<HostFile | undefined> =>
  hostFileIn((await store.get(hostKey(host)))?.bytes);

/** Why a host name does not lead to a brand, or to the brand in a preview; undefined when it does. */
export async function hostProblem(
  store: DeploymentStore,
  host: string,
  { brand, preview }: Pick<HostFile, "brand" | "preview">,
): Promise<string | undefined> {
  const owner = await ownerOf(store, host);
  if (owner === undefined) return `no file leads from ${host} to ${brand}`;
  const isOwn = owner.brand === brand && owner.preview === preview;
  return isOwn ? undefined : `${host} leads to ${owner.brand}${owner.preview === undefined ? "" : " in a preview"}`;
}
