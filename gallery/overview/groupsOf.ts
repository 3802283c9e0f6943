import type { FoundEntry } from "../findEntries.ts";
import type { GalleryEntry } from "../GalleryEntry.ts";

/** A line of the index. */
export interface IndexLine {
  readonly id: string;
  readonly title: string;
  /** The first paragraph of its description. */
  readonly lead: string;
}

/** A group of the index. */
export interface IndexGroup {
  readonly group: string;
  readonly found: readonly IndexLine[];
}

const order: readonly GalleryEntry["group"][] = [
  "Byggeklosser",
  "Skjema",
  "Meldinger",
  "Overlegg",
  "Samtykke",
  "Tilbakemelding",
  "Anbefalinger",
  "Sider",
];
const broken = "Kan ikke vises";

const lineOf = (found: FoundEntry): IndexLine =>
  found.status === "found"
    ? { id: found.id, title: found.entry.title, lead: found.entry.description[0] ?? "" }
    : { id: found.id, title: found.id, lead: found.reason };

/** Entries by group whose title or description contains every word of `wanted`. Empty groups are left out. */
export function groupsOf(entries: readonly FoundEntry[], wanted: string): IndexGroup[] {
  const words = wanted.toLocaleLowerCase("nb").split(/\s+/);
  const isWanted = ({ id, title, lead }: IndexLine) => {
    const text = `${id} ${title} ${lead}`.toLocaleLowerCase("nb");
    return words.every((word) => text.includes(word));
  };
  return [...order, broken]
    .map((group) => ({
      group,
      found: entries
        .filter((found) => (found.status === "found" ? found.entry.group : broken) === group)
        .map(lineOf)
        .filter(isWanted)
        .toSorted((a, b) => a.title.localeCompare(b.title, "nb")),
    }))
    .filter(({ found }) => found.length > 0);
}
