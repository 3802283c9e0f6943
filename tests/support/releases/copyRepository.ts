import { cp, symlink } from "node:fs/promises";
import { join } from "node:path";

const repository = join(import.meta.dirname, "../../..");

/** What a build reads besides the brands. */
const sources = ["src", "scripts", "locales", "package.json", "package-lock.json", "tsconfig.json"];

/**
 * Copies what the portal is built from into a folder, with the installed packages and the compressed forms of chunks that
 * were built here: a copy with the same code has the same chunks, and to compress them takes longer than to compile.
 * @param more further files and folders of the repository, for example its themes
 */
export async function copyRepository(folder: string, more: readonly string[] = []): Promise<void> {
  for (const name of [...sources, ...more]) await cp(join(repository, name), join(folder, name), { recursive: true });
  await symlink(join(repository, "node_modules"), join(folder, "node_modules"));
  await cp(join(repository, ".cache/compressed"), join(folder, ".cache/compressed"), { recursive: true }).catch(
    () => undefined,
  );
}
