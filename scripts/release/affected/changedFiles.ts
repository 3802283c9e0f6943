/** A file of a brand's folder that differs between two states. */
export interface ChangedFile {
  readonly path: string;
  readonly change: "added" | "changed" | "removed";
}

const byPath = (a: ChangedFile, b: ChangedFile) => (a.path < b.path ? -1 : 1);

/** The files that differ between two states of a folder, by their digests, ordered by path. */
export function changedFiles(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): ChangedFile[] {
  const removed = [...before.keys()].filter((path) => !after.has(path));
  const rest = [...after].flatMap(([path, digest]): ChangedFile[] => {
    if (!before.has(path)) return [{ path, change: "added" }];
    return before.get(path) === digest ? [] : [{ path, change: "changed" }];
  });
  return [...removed.map((path) => ({ path, change: "removed" as const })), ...rest].toSorted(byPath);
}
