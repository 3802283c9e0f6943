import type { ListedEntry } from "#contract/gallery/listedEntry.ts";
import { findEntries, type FoundEntry } from "./findEntries.ts";

const listed = (found: FoundEntry): ListedEntry => {
  if (found.status === "broken") throw new Error(`${found.id}: ${found.reason}`);
  const { id, title, group, states } = found.entry;
  return { id, title, group, states: states.map(({ name }) => name) };
};

/** The entries of the gallery, for pages that list them. Needs no DOM: nothing is drawn. @throws Error for a broken entry */
export const listEntries = async (): Promise<readonly ListedEntry[]> => (await findEntries()).map(listed);
