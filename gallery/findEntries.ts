/// <reference types="vite/client" />
import type { GalleryEntry } from "./GalleryEntry.ts";

/** An entry, or why it could not be shown: one that is broken takes no other along. */
export type FoundEntry =
  | { readonly status: "found"; readonly id: string; readonly entry: GalleryEntry }
  | { readonly status: "broken"; readonly id: string; readonly reason: string };

type EntryModule = { readonly entry?: GalleryEntry };

const modules = import.meta.glob<EntryModule>("./entries/*.entry.tsx");

async function findEntry(path: string, load: () => Promise<EntryModule>): Promise<FoundEntry> {
  const id = path.replace(/^.*\/|\.entry\.tsx$/g, "");
  try {
    const { entry } = await load();
    if (entry === undefined) return { status: "broken", id, reason: `${path} eksporterer ikke «entry».` };
    return { status: "found", id: entry.id, entry };
  } catch (error) {
    return { status: "broken", id, reason: error instanceof Error ? error.message : String(error) };
  }
}

/** Everything in `gallery/entries/`, by name of the file. */
export function findEntries(): Promise<FoundEntry[]> {
  return Promise.all(Object.entries(modules).map(([path, load]) => findEntry(path, load)));
}
