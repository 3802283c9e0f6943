import { galleryBase } from "#contract/gallery/galleryBase.ts";
import type { ListedEntry } from "#contract/gallery/listedEntry.ts";
import type { GalleryChoices } from "#studio/document/PreviewChoices.ts";

/** The address of an entry, as the gallery reads it. A state follows. */
const entryPath = (id: string): string => `${galleryBase}?${new URLSearchParams({ visning: id })}`;

/** The entries of the gallery as pages of the preview, each of their states alone. */
export const galleryChoices = (entries: readonly ListedEntry[]): GalleryChoices => ({
  pages: entries.map(({ id, title, group }) => ({ path: entryPath(id), title, group, needsState: true })),
  states: entries.flatMap(({ id, states }) =>
    states.map((title, at) => ({ id: `${id}-${at}`, title, page: entryPath(id), query: `&tilstand=${at}` })),
  ),
});
