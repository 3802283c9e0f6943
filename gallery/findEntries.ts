/// <reference types="vite/client" />
import { messageOf } from "#contract/messageOf.ts";
import type { GalleryEntry } from "./GalleryEntry.ts";

/** An entry, or the reason why it cannot be shown. The other entries are shown all the same. */
export type FoundEntry =
  | { readonly status: "found"; readonly id: string; readonly entry: GalleryEntry }
  | { readonly status: "broken"; readonly id: string; readonly reason: string };

type EntryModule = { readonly entry?: GalleryEntry };

const modules = import.meta.glob<EntryModule>("./entries/*/*.entry.tsx");

const idOf = (path: string) => path.replace(/^.*\/|\.entry\.tsx$/g, "");

async function findEntry(path: string, load: () => Promise<EntryModule>): Promise<FoundEntry> {
  const id = idOf(path);
  try {
    const { entry } = await load();
    if (entry === undefined) return { status: "broken", id, reason: `${path} eksporterer ikke «entry».` };
    if (entry.id !== id) return { status: "broken", id, reason: `${path} har id «${entry.id}».` };
    return { status: "found", id, entry };
  } catch (error) {
    return { status: "broken", id, reason: messageOf(error) };
  }
}

/** The entries in `gallery/entries/`: all of them, or only the one with the id `wanted`. */
export function findEntries(wanted?: string): Promise<FoundEntry[]> {
  const files = Object.entries(modules).filter(([path]) => wanted === undefined || idOf(path) === wanted);
  return Promise.all(files.map(([path, load]) => findEntry(path, load)));
}
