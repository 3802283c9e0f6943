import { isObject } from "#contract/isObject.ts";
import { type HostFile, hostKey } from "./HostFile.ts";
import type { DeploymentStore } from "../store/DeploymentStore.ts";

/** Whom a host name leads to, as the edge of a CDN reads it; undefined when it leads to nobody. */
export async function ownerOf(store: DeploymentStore, host: string): Promise<HostFile | undefined> {
  const stored = await store.get(hostKey(host));
  try {
    const value: unknown = stored && JSON.parse(new TextDecoder().decode(stored.bytes));
    return isObject(value) && typeof value["brand"] === "string" ? (value as unknown as HostFile) : undefined;
  } catch {
    return undefined;
  }
}

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
