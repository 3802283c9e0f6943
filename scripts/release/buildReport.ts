import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { recordFile } from "#contract/releaseFiles.ts";
import type { BuildResult } from "./buildBrands.ts";
import type { ReleaseFile, ReleaseRecord } from "./folder/releaseRecord.ts";

const sum = (files: readonly ReleaseFile[], size: (file: ReleaseFile) => number) =>
  files.reduce((total, file) => total + size(file), 0);

/**
 * The result of a build as JSON, in pieces: for each brand its folder, digest, sizes in bytes and files. `sentBytes` is
 * what a browser would get for all files, compressed where they are.
 */
export async function* buildReport({ folders, origin, tooLarge }: BuildResult): AsyncGenerator<string> {
  const head = {
    schemaVersion: 1,
    ok: tooLarge.length === 0,
    source: origin.source ?? null,
    tools: origin.tools,
    tooLarge,
  };
  yield `${JSON.stringify(head).slice(0, -1)},"brands":[`;
  for (const [index, folder] of folders.entries()) {
    const { brand, digest, files } = JSON.parse(await readFile(join(folder, recordFile), "utf8")) as ReleaseRecord;
    const bytes = sum(files, (file) => file.bytes);
    const sentBytes = sum(files, (file) => file.brotli ?? file.bytes);
    yield `${index === 0 ? "" : ","}\n${JSON.stringify({ id: brand, folder, digest, bytes, sentBytes, files })}`;
  }
  yield "]}\n";
}
