import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { recordFile } from "#contract/releaseFiles.ts";
import type { ReleaseRecord } from "#scripts/release/releaseRecord.ts";
import { findReleases } from "#scripts/release/verify/verifyReleases.ts";

/** A finished folder that is to be deployed. */
export interface BuiltRelease {
  readonly brand: string;
  /** Its path on this machine. */
  readonly folder: string;
  /** The first 16 characters of `digest`. */
  readonly id: string;
  readonly digest: string;
  /** Digest of its scripts. */
  readonly code: string;
  readonly commit?: string;
  /** Paths below the folder with their compressed forms: chunks first, the release record last. */
  readonly paths: readonly string[];
}

/** Every path of a release, with the compressed forms and the record. */
export function pathsOf({ files }: Pick<ReleaseRecord, "files">): readonly string[] {
  const paths = files.flatMap(({ path, gzip, brotli }) => [
    path,
    ...(gzip === undefined ? [] : [`${path}.gz`]),
    ...(brotli === undefined ? [] : [`${path}.br`]),
  ]);
  const isAsset = (path: string) => path.startsWith("assets/");
  return [...paths.filter(isAsset), ...paths.filter((path) => !isAsset(path)), recordFile];
}

/** Where a file of a release is at the target: chunks of all releases are together. */
export const keyOf = ({ brand, id }: Pick<BuiltRelease, "brand" | "id">, path: string): string =>
  path.startsWith("assets/") ? `${brand}/${path}` : `${brand}/releases/${id}/${path}`;

/** Every finished folder below a folder, or the folder itself when it is that of a brand. Verify them first. */
export async function readBuiltReleases(dist: string): Promise<readonly BuiltRelease[]> {
  const { parent, ids } = await findReleases(dist);
  return Promise.all(
    ids.map(async (brand) => {
      const folder = join(parent, brand);
      const record = JSON.parse(await readFile(join(folder, recordFile), "utf8")) as ReleaseRecord;
      const scripts = record.files.filter(({ path }) => /^assets\/.*\.js$/.test(path));
      const code = createHash("sha256");
      for (const { path, sha256 } of scripts) code.update(`${sha256}  ${path}\n`);
      const { digest, source } = record;
      return {
        brand,
        folder,
        id: digest.slice(0, 16),
        digest,
        code: code.digest("hex"),
        ...(source && { commit: source.commit }),
        paths: pathsOf(record),
      };
    }),
  );
}
