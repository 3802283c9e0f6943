import { readdirSync } from "node:fs";
import { type Finding, findingAt } from "#scripts/findings/Finding.ts";
import { problem } from "#scripts/findings/Problem.ts";
import { errorCode } from "#scripts/files/errorCode.ts";
import { startOf, unreadable } from "./json/sourceFile.ts";

/** What a folder has: hidden files are left out. */
export interface Entry {
  readonly name: string;
  readonly kind: "file" | "folder" | "link";
}

/** Files, folders and links, ordered by name. Hidden files are left out. */
function entriesOf(path: string): Entry[] {
  const found = readdirSync(path, { withFileTypes: true });
  return found
    .filter(({ name }) => !name.startsWith("."))
    .flatMap((entry): Entry[] => {
      if (entry.isFile()) return [{ name: entry.name, kind: "file" }];
      // A schema beside brands of another repository may be a link to ours.
      if (entry.isSymbolicLink() && !entry.name.endsWith(".schema.json")) return [{ name: entry.name, kind: "link" }];
      return entry.isDirectory() ? [{ name: entry.name, kind: "folder" }] : [];
    })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** A link is a finding, not left out silently: what it leads to may change without a change here. */
const linksIn = (entries: readonly Entry[], shown: string): Finding[] =>
  entries
    .filter(({ kind }) => kind === "link")
    .map(({ name }) => `${shown}/${name}`)
    .map((path) => findingAt(startOf(path), problem("unreadable-file/link", { path })));

/** The entries of a folder, ordered by name; none when there is no such folder. `shown`: its path in the report. */
export function readEntries(path: string, shown: string): { entries: Entry[]; findings: Finding[] } {
  try {
    const entries = entriesOf(path);
    return { entries, findings: linksIn(entries, shown) };
  } catch (error) {
    if (errorCode(error) === "ENOENT") return { entries: [], findings: [] };
    return { entries: [], findings: [findingAt(startOf(shown), unreadable("folder", error))] };
  }
}
