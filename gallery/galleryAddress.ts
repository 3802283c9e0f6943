/** Where the gallery is served. */
export const galleryBase = "/galleri/";

/** One state alone in the window: what a frame shows. */
export const stateAddress = (id: string, at: number): string => `${galleryBase}?visning=${id}&tilstand=${at}`;

/** Which state a search asks for; undefined: the gallery itself. States are counted from 0. */
export function readStateAddress(search: string): { readonly id: string; readonly at: number } | undefined {
  const query = new URLSearchParams(search);
  const id = query.get("visning");
  return id === null ? undefined : { id, at: Number(query.get("tilstand") ?? 0) };
}

/** The entry that a hash names (`#/toast`); undefined for the index, and for a hash that is not the gallery's. */
export const entryOfHash = (hash: string): string | undefined => /^#\/([a-z0-9-]+)$/.exec(hash)?.[1];
