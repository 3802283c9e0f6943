import { readdir, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { recordFile } from "#contract/releaseFiles.ts";
import { mapsFolder } from "#scripts/compile/sourceMaps.ts";

/** There is nothing to verify. */
export class NoReleaseError extends Error {}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

interface FoundReleases {
  readonly parent: string;
  readonly ids: readonly string[];
  /** Names of links to folders of brands: what is behind them is not verified, and not deployed. */
  readonly links: readonly string[];
  /** Names of what else is beside the brands' folders. */
  readonly strays: readonly string[];
}

/** The folder of a build that runs, or was killed. */
const isOfBuild = (name: string) => name.startsWith(".writing-");

/**
 * The brands' folders below a folder, or the folder itself when it is that of a brand. A folder whose name begins with
 * a full stop or an underscore is not a brand's.
 * @throws NoReleaseError
 */
export async function findReleases(dist: string): Promise<FoundReleases> {
  if (await exists(join(dist, recordFile)))
    return { parent: dirname(dist), ids: [basename(dist)], links: [], strays: [] };
  const entries = await readdir(dist, { withFileTypes: true }).catch(() => []);
  const ids = entries.filter((entry) => entry.isDirectory() && !/^[._]/.test(entry.name)).map(({ name }) => name);
  if (ids.length === 0) throw new NoReleaseError(`${dist} has no folder of a brand`);
  const links: string[] = [];
  for (const entry of entries)
    if (entry.isSymbolicLink() && (await exists(join(dist, entry.name, recordFile)))) links.push(entry.name);
  const known = new Set([...ids, ...links]);
  const strays = entries
    .map(({ name }) => name)
    .filter((name) => !known.has(name) && !isOfBuild(name) && `${name}/` !== mapsFolder);
  return { parent: dist, ids: ids.toSorted(), links: links.toSorted(), strays: strays.toSorted() };
}
