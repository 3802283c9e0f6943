import { posix } from "node:path";

/** Folders that `#` resolves by their own name (`imports` in package.json). Every other `#` path is in src/. */
const aliasRoots = ["docs", "gallery", "locales", "scripts", "studio", "tests", "themes"];

/**
 * The file that a specifier names.
 *
 * @param importer file with the import, from the root of the repository
 * @returns path from the root of the repository; undefined for a package
 */
export function importedPath(specifier: string, importer: string): string | undefined {
  if (specifier.startsWith(".")) return posix.join(posix.dirname(importer), specifier);
  if (!specifier.startsWith("#")) return undefined;
  const path = specifier.slice(1);
  return aliasRoots.includes(path.split("/")[0] ?? "") ? path : `src/${path}`;
}
