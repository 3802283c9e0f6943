import { mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { OutputFile } from "#scripts/compile/OutputFile.ts";

/** Writes files into a folder that replaces an earlier one as a whole. */
export async function writePackage(files: readonly OutputFile[], out: string): Promise<void> {
  await mkdir(dirname(out), { recursive: true });
  const temporary = await mkdtemp(`${out}-`);
  try {
    for (const { path, bytes } of files) {
      const target = join(temporary, path);
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, bytes);
    }
    await rm(out, { recursive: true, force: true });
    await rename(temporary, out);
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}
