/** The imports of each module: paths from the root of the repository. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

interface Edge {
  readonly from: string;
  readonly to: string;
}

/** What is left when the edges that are in no circle have been removed, one after the other. */
function onlyCircles(edges: readonly Edge[]): readonly Edge[] {
  const sources = new Set(edges.map(({ from }) => from));
  const targets = new Set(edges.map(({ to }) => to));
  const left = edges.filter(({ from, to }) => targets.has(from) && sources.has(to));
  return left.length === edges.length ? left : onlyCircles(left);
}

/**
 * Circles among files: each imports the next. `import()` counts too, which the linter's `import/no-cycle` does not see:
 * such code arrives later, but it has to be understood together.
 *
 * @returns the imports of each circle, also imports that lead from one circle to another; empty when there is none
 */
export function findFileCircles(graph: ImportGraph): readonly string[] {
  const edges = [...graph].flatMap(([from, imports]) => imports.map((to) => ({ from, to })));
  return onlyCircles(edges).map(({ from, to }) => `${from} → ${to}`);
}
