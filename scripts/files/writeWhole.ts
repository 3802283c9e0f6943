import { renameSync, rmSync, writeFileSync } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";

/** A hidden file beside another: a name of its own, so that two processes can write at once. */
const beside = (path: string): string => join(dirname(path), `.${crypto.randomUUID()}.new`);

/**
 * Writes a file whole: whoever reads it meanwhile, or after the process or the power has gone, finds the file before or
 * the new one. Its folder has to be there. A write that fails leaves nothing behind.
 */
export async function writeWhole(path: string, content: string | Uint8Array): Promise<void> {
  const temporary = beside(path);
  try {
    const file = await open(temporary, "wx");
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, path);
  } finally {
    await rm(temporary, { force: true });
  }
}

/** As `writeWhole`, at once, and without waiting for the disk: after a loss of power the file may be the one before. */
export function writeWholeSync(path: string, content: string | Uint8Array): void {
  const temporary = beside(path);
  try {
    writeFileSync(temporary, content);
    renameSync(temporary, path);
  } finally {
    rmSync(temporary, { force: true });
  }
}
