import { galleryBase } from "#contract/gallery/galleryBase.ts";

/** The address of one state alone, for a frame or a new tab, in the language of the gallery. */
export function stateAddress(id: string, at: number): string {
  const language = new URLSearchParams(window.location.search).get("sprak");
  return `${galleryBase}?visning=${id}&tilstand=${at}${language === null ? "" : `&sprak=${language}`}`;
}

/** The address of the same page of the gallery in a language. */
export function languageAddress(language: string): string {
  const there = new URL(window.location.href);
  there.searchParams.set("sprak", language);
  return there.href;
}

/** The state in a query string; undefined: the gallery itself. `at` is an index. */
export function readStateAddress(search: string): { readonly id: string; readonly at: number } | undefined {
  const query = new URLSearchParams(search);
  const id = query.get("visning");
  return id === null ? undefined : { id, at: Number(query.get("tilstand") ?? 0) };
}

/** The id in a hash (`#/toast`); undefined for the index and for other hashes. */
export const entryOfHash = (hash: string): string | undefined => /^#\/([a-z0-9-]+)$/.exec(hash)?.[1];
