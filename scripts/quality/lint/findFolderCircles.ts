/** The imports of each module: paths from the root of the repository. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/** An import between two files or folders of one folder. */
interface Edge {
  readonly from: string;
  readonly to: string;
  /** The import in the code: both paths, with an arrow between them. */
  readonly code: string;
}

/** The folder that both paths are in, and what of it each path is or is in. */
function split(path: string, imported: string): { readonly folder: string; readonly edge: Edge } {
  const [from, to] = [path.split("/"), imported.split("/")];
  let depth = 0;
  while (depth < Math.min(from.length, to.length) - 1 && from[depth] === to[depth]) depth++;
  const upTo = (parts: readonly string[]): string => parts.slice(0, depth + 1).join("/");
  return {
    folder: from.slice(0, depth).join("/"),
    edge: { from: upTo(from), to: upTo(to), code: `${path} → ${imported}` },
  };
}

/** What is left when the edges that are in no circle have been removed, one after the other. */
function onlyCircles(edges: readonly Edge[]): readonly Edge[] {
  const sources = new Set(edges.map(({ from }) => from));
  const targets = new Set(edges.map(({ to }) => to));
  const left = edges.filter(({ from, to }) => targets.has(from) && sources.has(to));
  return left.length === edges.length ? left : onlyCircles(left);
}

/**
 * Circles among the files and folders of a folder, where a folder counts as a whole: `ui/theme` imports `ui/graphics`,
 * and another file of `ui/graphics` imports `ui/theme`. Such folders can only be understood, moved and tested together.
 *
 * @param isOneRoom whether two files are in one room; what is between rooms is the table of `rooms.ts`
 * @returns the imports of each circle, also imports that lead from one circle to another; empty when there is none
 */
export function findFolderCircles(
  graph: ImportGraph,
  isOneRoom: (path: string, imported: string) => boolean,
): readonly string[] {
  const folders = new Map<string, Edge[]>();
  for (const [path, imports] of graph) {
    for (const imported of imports) {
      if (!isOneRoom(path, imported)) continue;
      const { folder, edge } = split(path, imported);
      if (edge.from !== edge.to) folders.set(folder, [...(folders.get(folder) ?? []), edge]);
    }
  }
  return [...folders.values()].flatMap(onlyCircles).map(({ code }) => code);
}

/**
 * Circles among files: each imports the next, also through `import()`, which lets the code of a part arrive later and
 * not be understood later.
 *
 * @returns as `findFolderCircles`
 */
export function findFileCircles(graph: ImportGraph): readonly string[] {
  const edges = [...graph].flatMap(([from, imports]) =>
    imports.map((to): Edge => ({ from, to, code: `${from} → ${to}` })),
  );
  return onlyCircles(edges).map(({ code }) => code);
}
