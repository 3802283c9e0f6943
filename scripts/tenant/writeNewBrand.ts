import { mkdir, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { folderOf } from "#scripts/brands/brandFiles.ts";

/**
 * Writes the files of a new brand (`newBrandFiles`): all of them, or none. Nothing is overwritten.
 * @param brandsDir folder with `tenants/` and `themes/`
 */
export async function writeNewBrand(brandsDir: string, id: string, files: ReadonlyMap<string, string>): Promise<void> {
  const root = resolve(brandsDir);
  const folder = join(root, folderOf(id));
  await mkdir(folder);
  const written = [folder];
  try {
    // "wx": a file that somebody else writes at the same time is not overwritten either.
    for (const [path, text] of files) {
      await writeFile(join(root, path), text, { flag: "wx" });
      written.push(join(root, path));
    }
  } catch (error) {
    // Half a brand would be in the way of the next attempt.
    for (const path of written) await rm(path, { recursive: true, force: true });
    throw error;
  }
}
