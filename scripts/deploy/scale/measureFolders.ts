import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { recordFile } from "#contract/releaseFiles.ts";
import type { ReleaseFile, ReleaseRecord } from "#scripts/release/folder/releaseRecord.ts";
import { readSites } from "../nginx/Site.ts";
import type { Measured } from "./estimate.ts";

/** A file with its compressed forms. */
const sizeOf = ({ bytes, gzip, brotli }: ReleaseFile) => ({
  bytes: bytes + (gzip ?? 0) + (brotli ?? 0),
  files: 1 + (gzip === undefined ? 0 : 1) + (brotli === undefined ? 0 : 1),
});

function sum(files: readonly ReleaseFile[]): Measured["shared"] {
  const sizes = files.map(sizeOf);
  return {
    bytes: sizes.reduce((total, { bytes }) => total + bytes, 0),
    files: sizes.reduce((total, size) => total + size.files, 0),
  };
}

const keyOf = ({ path, sha256 }: ReleaseFile) => `${sha256} ${path}`;

/**
 * What all finished brands of a folder share, and what one has for itself on average.
 * @throws Error when the folder has fewer than two brands: then nothing shows what is shared
 */
export async function measureFolders(dist: string): Promise<Pick<Measured, "shared" | "own">> {
  const sites = await readSites(dist);
  if (sites.length < 2) throw new Error(`${dist} has one brand. Build at least two, to see what they share.`);
  const releases = await Promise.all(
    sites.map(async ({ folder }) => {
      const record = JSON.parse(await readFile(join(dist, folder, recordFile), "utf8")) as ReleaseRecord;
      return record.files;
    }),
  );
  const counts = new Map<string, number>();
  for (const file of releases.flat()) counts.set(keyOf(file), (counts.get(keyOf(file)) ?? 0) + 1);
  const isShared = (file: ReleaseFile) => counts.get(keyOf(file)) === releases.length;
  const [first = []] = releases;
  const own = releases.map((files) => sum(files.filter((file) => !isShared(file))));
  const mean = (of: "bytes" | "files") => own.reduce((total, size) => total + size[of], 0) / own.length;
  return { shared: sum(first.filter(isShared)), own: { bytes: mean("bytes"), files: mean("files") } };
}
