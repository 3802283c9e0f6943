import { hexDigest } from "#scripts/stamp/digest.ts";

/** A file of a release, with its sizes in bytes. */
export interface ReleaseFile {
  readonly path: string;
  /** SHA-256 of the uncompressed file, in hexadecimal. */
  readonly sha256: string;
  readonly bytes: number;
  /** Size of `<path>.gz`; left out when there is no such file. */
  readonly gzip?: number;
  /** Size of `<path>.br`; left out when there is no such file. */
  readonly brotli?: number;
}

/** The content of `release.json`: the list of files in a brand's folder. */
export interface ReleaseRecord {
  /** Version of this format. */
  readonly schemaVersion: 1;
  readonly brand: string;
  /** SHA-256 of all paths and digests: equal for equal releases. */
  readonly digest: string;
  readonly files: readonly ReleaseFile[];
}

/** The release record of a brand. Files are ordered by UTF-16 code units, so the order is the same in every locale. */
export async function releaseRecord(brand: string, files: readonly ReleaseFile[]): Promise<ReleaseRecord> {
  const ordered = files.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  const lines = ordered.map(({ path, sha256 }) => `${sha256}  ${path}\n`).join("");
  return { schemaVersion: 1, brand, digest: await hexDigest(new TextEncoder().encode(lines)), files: ordered };
}
