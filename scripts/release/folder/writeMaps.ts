import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { OutputFile } from "#scripts/compile/OutputFile.ts";
import { mapKey, mapsFolder } from "#scripts/compile/sourceMaps.ts";
import { writeWholeSync } from "#scripts/files/writeWhole.ts";

/**
 * Writes source maps beside the brands' folders, and removes those of chunks that no brand there has any more: an
 * earlier build may have made the folders of other brands.
 * @param out the folder that has a folder for each brand
 */
export function writeMaps(out: string, maps: readonly OutputFile[]): void {
  if (maps.length > 0) mkdirSync(join(out, mapsFolder), { recursive: true });
  for (const { path, bytes } of maps) writeWholeSync(join(out, path), bytes);
  if (!existsSync(join(out, mapsFolder))) return;
  const brands = readdirSync(out, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const needed = new Set(
    brands.flatMap(({ name }) => {
      const assets = join(out, name, "assets");
      return existsSync(assets) ? readdirSync(assets).map(mapKey) : [];
    }),
  );
  for (const name of readdirSync(join(out, mapsFolder)))
    if (!needed.has(mapsFolder + name)) rmSync(join(out, mapsFolder, name), { recursive: true, force: true });
}
