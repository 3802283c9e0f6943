import { readFile, writeFile } from "node:fs/promises";
import { recordFile, headersFile } from "#contract/releaseFiles.ts";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { folderDigest, recordHeaders, type ReleaseRecord } from "#scripts/release/folder/releaseRecord.ts";
import { hexDigest } from "#scripts/stamp/digest.ts";
import type { BrandHeaders } from "#scripts/stamp/headers.ts";

/** Changes the text of a file. */
export async function edit(file: string, change: (text: string) => string): Promise<void> {
  const before = await readFile(file, "utf8");
  const after = change(before);
  if (after === before) throw new Error(`${file} is not changed`);
  await writeFile(file, after);
}

/** Changes a file of JSON. */
export const editJson = <Value>(file: string, change: (value: Value) => void) =>
  edit(file, (text) => {
    const value = JSON.parse(text) as Value;
    change(value);
    return JSON.stringify(value);
  });

/** Makes record and compressed forms agree with the files again, as a wrong build would: only deeper checks notice. */
export async function recordAgain(folder: string): Promise<void> {
  const record = JSON.parse(await readFile(join(folder, recordFile), "utf8")) as ReleaseRecord;
  const files = await Promise.all(
    record.files.map(async (file) => {
      const bytes = await readFile(join(folder, file.path));
      const forms = { ".gz": gzipSync(bytes), ".br": brotliCompressSync(bytes) };
      const isCompressed = file.gzip !== undefined;
      if (isCompressed)
        for (const [ending, form] of Object.entries(forms)) await writeFile(join(folder, file.path + ending), form);
      const sizes = isCompressed ? { gzip: forms[".gz"].length, brotli: forms[".br"].length } : {};
      return { path: file.path, sha256: await hexDigest(bytes), bytes: bytes.length, ...sizes };
    }),
  );
  const headers = JSON.parse(await readFile(join(folder, headersFile), "utf8")) as BrandHeaders;
  const digest = await folderDigest(files);
  const again = { ...record, digest, files, headers: await recordHeaders(headers) };
  await writeFile(join(folder, recordFile), JSON.stringify(again));
}
