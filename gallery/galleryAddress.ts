import { galleryBase } from "#contract/gallery/galleryBase.ts";

/** The address of one state alone, for a frame or a new tab. */
export const stateAddress = (id: string, at: number): string => `${galleryBase}?visning=${id}&tilstand=${at}`;

/** The state in a query string; undefined: the gallery itself. `at` is an index. */
export function readStateAddress(search: string): { readonly id: string; readonly at: number } | undefined {
  const query = new URLSearchParams(search);
  const id = query.get("visning");
  return id === null ? undefined : { id, at: Number(query.get("tilstand") ?? 0) };
}

/** The id in a hash (`#/toast`); undefined for the index and for other hashes. */
export const entryOfHash = (hash: string): string | undefined => /^#\/([a-z0-9-]+)$/.exec(hash)?.[1];
