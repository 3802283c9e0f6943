import { closeSync, openSync, readSync } from "node:fs";
import { join } from "node:path";
import { findingAt } from "#scripts/findings/Finding.ts";
import { problem } from "#scripts/findings/Problem.ts";
import { imageFormatOf } from "./imageFormat.ts";
import { type BrandFolder, readText } from "./loadWorkspace.ts";
import { type ReadResult, startOf } from "./json/sourceFile.ts";

/** The first bytes of a file; none when it cannot be read. */
function beginningOf(path: string): Uint8Array {
  const bytes = new Uint8Array(8);
  try {
    const file = openSync(path, "r");
    try {
      return bytes.subarray(0, readSync(file, bytes));
    } finally {
      closeSync(file);
    }
  } catch {
    return bytes.subarray(0, 0);
  }
}

/** An image in a brand's folder, by its file name. One of another format is called what it is, whatever its name says. */
export function readImage({ path, shown, drafts }: BrandFolder, file: string): ReadResult {
  const name = `${shown}/${file}`;
  const format = drafts.has(name) ? undefined : imageFormatOf(beginningOf(join(path, file)));
  if (format !== undefined) return { finding: findingAt(startOf(name), problem("bad-svg/format", { format })) };
  return readText(join(path, file), name, drafts);
}
