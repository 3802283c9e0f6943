import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

async function write(folder: string, name: string, content: string | Uint8Array): Promise<void> {
  const temporary = join(folder, `.${process.pid}-${name}`);
  await writeFile(temporary, content);
  await rename(temporary, join(folder, name));
}

/**
 * Writes files to a folder of `.cache/`, in this order, and removes those of earlier sources. A folder that cannot be
 * written costs time in the next run, and nothing else.
 */
export async function keepFiles(folder: string, files: Readonly<Record<string, string | Uint8Array>>): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    for (const [name, content] of Object.entries(files)) await write(folder, name, content);
    for (const other of await readdir(folder)) if (!(other in files)) await rm(join(folder, other), { force: true });
  } catch {
    // Read again, or made again, by the next run.
  }
}
