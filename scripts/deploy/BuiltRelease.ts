import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { headersFile, recordFile } from "#contract/releaseFiles.ts";
import type { ReleaseRecord } from "#scripts/release/folder/releaseRecord.ts";
import type { BrandHeaders } from "#scripts/stamp/headers.ts";
import { findReleases } from "#scripts/release/verify/findReleases.ts";

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
  /** When the commit was made, in UTC: `2026-12-24T10:00:00Z`. */
  readonly committedAt?: string;
  /** Whether it was built with changes that were not committed. */
  readonly isModified?: boolean;
  /** Name of the preview that it is. Left out: it is for all environments. */
  readonly preview?: string;
  /** Its host names in all environments. */
  readonly hosts: readonly string[];
  /** Paths below the folder with their compressed forms: chunks first, the release record last. */
  readonly paths: readonly string[];
}

/** Digest of the scripts of a release: equal for two that differ only in the brand's data. */
export function codeOf(files: ReleaseRecord["files"]): string {
  const code = createHash("sha256");
  for (const { path, sha256 } of files) if (/^assets\/.*\.js$/.test(path)) code.update(`${sha256}  ${path}\n`);
  return code.digest("hex");
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

/** Every finished folder below a folder, or the folder itself when it is that of a brand. Verify them first. */
export async function readBuiltReleases(dist: string): Promise<readonly BuiltRelease[]> {
  const { parent, ids } = await findReleases(dist);
  return Promise.all(
    ids.map(async (brand) => {
      const folder = join(parent, brand);
      const record = JSON.parse(await readFile(join(folder, recordFile), "utf8")) as ReleaseRecord;
      const headers = JSON.parse(await readFile(join(folder, headersFile), "utf8")) as BrandHeaders;
      const { digest, source, preview } = record;
      return {
        brand,
        folder,
        id: digest.slice(0, 16),
        digest,
        code: codeOf(record.files),
        ...(source && { commit: source.commit, committedAt: source.committedAt }),
        ...(source?.modified === true && { isModified: true }),
        ...(preview !== undefined && { preview }),
        hosts: Object.values(headers).flatMap(({ hostnames }) => hostnames),
        paths: pathsOf(record),
      };
    }),
  );
}
