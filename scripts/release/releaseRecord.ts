import { hexDigest } from "#scripts/stamp/digest.ts";
import type { Precompressed } from "./precompress.ts";
import type { OutputFile } from "#scripts/compile/OutputFile.ts";

/** A file of a release, with its sizes in bytes. */
export interface ReleaseFile {
  readonly path: string;
  /** SHA-256 of the uncompressed file, in hexadecimal. */
  readonly sha256: string;
  readonly bytes: number;
  /** Size of `<path>.gz`; absent where there is none. */
  readonly gzip?: number;
  /** Size of `<path>.br`; absent where there is none. */
  readonly brotli?: number;
}

/** The content of `release.json`: what a brand's folder consists of. */
export interface ReleaseRecord {
  /** Form of this file. */
  readonly schemaVersion: 1;
  readonly brand: string;
  /** SHA-256 over all paths and digests: equal for equal releases. */
  readonly digest: string;
  readonly files: readonly ReleaseFile[];
}

/** A file with its compressed forms, ready to be written. */
export interface PackedFile extends OutputFile {
  readonly packed: Precompressed | undefined;
  readonly record: ReleaseFile;
}

/** Puts a file, its digest and its compressed forms together. */
export async function packFile(file: OutputFile, packed: Precompressed | undefined): Promise<PackedFile> {
  const record: ReleaseFile = {
    path: file.path,
    sha256: await hexDigest(file.bytes),
    bytes: file.bytes.length,
    ...(packed && { gzip: packed.gzip.length, brotli: packed.brotli.length }),
  };
  return { ...file, packed, record };
}

/** The release record of a brand. Files are ordered by path, byte for byte, so that no locale decides. */
export async function releaseRecord(brand: string, files: readonly ReleaseFile[]): Promise<ReleaseRecord> {
  const ordered = files.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  const lines = ordered.map(({ path, sha256 }) => `${sha256}  ${path}\n`).join("");
  return { schemaVersion: 1, brand, digest: await hexDigest(new TextEncoder().encode(lines)), files: ordered };
}
