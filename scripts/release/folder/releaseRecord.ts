import { fileKinds } from "#contract/answerOf.ts";
import type { BrandHeaders } from "#scripts/stamp/headers.ts";
import { hexDigest } from "#scripts/stamp/digest.ts";
import type { ReleaseOrigin } from "./releaseOrigin.ts";

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

/** A header of a release. */
export interface ReleaseHeader {
  /** `Production`, `QA`, `Dev` or `Test`. */
  readonly environment: string;
  /** What it is sent with: the names of `headers.json`. */
  readonly with: string;
  readonly name: string;
  /** SHA-256 of its value, in hexadecimal. */
  readonly sha256: string;
}

/** The version of the format of `release.json`. */
export const recordVersion = 2;

/** The content of `release.json`: what a brand's folder contains, and what it was made from. */
export interface ReleaseRecord {
  readonly schemaVersion: typeof recordVersion;
  readonly brand: string;
  /**
   * SHA-256 of all paths and digests: equal for equal folders, also of different commits. `headers.json` is
   * one of the files.
   */
  readonly digest: string;
  /** The commit; left out when it is not known. */
  readonly source?: NonNullable<ReleaseOrigin["source"]>;
  readonly tools: ReleaseOrigin["tools"];
  /** Name of the preview that it is. Left out: it is for all environments of the brand. */
  readonly preview?: string;
  /** Every file but this one and the compressed forms, ordered by path. */
  readonly files: readonly ReleaseFile[];
  readonly headers: readonly ReleaseHeader[];
}

/** The digest of a folder, from its files in the order of their paths. */
export const folderDigest = (files: readonly Pick<ReleaseFile, "path" | "sha256">[]): Promise<string> =>
  hexDigest(new TextEncoder().encode(files.map(({ path, sha256 }) => `${sha256}  ${path}\n`).join("")));

/** Every header of a release with its digest. */
export async function recordHeaders(headers: BrandHeaders): Promise<ReleaseHeader[]> {
  const encoder = new TextEncoder();
  // Environments and kinds of files have most values in common.
  const digests = new Map<string, Promise<string>>();
  const digestOf = (value: string): Promise<string> => {
    const digest = digests.get(value) ?? hexDigest(encoder.encode(value));
    digests.set(value, digest);
    return digest;
  };
  const all = Object.entries(headers).flatMap(([environment, sent]) =>
    fileKinds.flatMap((kind) =>
      Object.entries(sent[kind]).map(([name, value]) => ({ environment, with: kind, name, value })),
    ),
  );
  return Promise.all(all.map(async ({ value, ...header }) => ({ ...header, sha256: await digestOf(value) })));
}

/** What a record is made of. */
interface Recorded {
  readonly brand: string;
  readonly files: readonly ReleaseFile[];
  readonly headers: BrandHeaders;
  readonly origin: ReleaseOrigin;
}

/** The release record of a brand. Files are ordered by UTF-16 code units, so the order is the same in every locale. */
export async function releaseRecord({ brand, files, headers, origin }: Recorded): Promise<ReleaseRecord> {
  const ordered = files.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  return {
    schemaVersion: recordVersion,
    brand,
    digest: await folderDigest(ordered),
    ...(origin.source && { source: origin.source }),
    tools: origin.tools,
    ...(origin.preview !== undefined && { preview: origin.preview }),
    files: ordered,
    headers: await recordHeaders(headers),
  };
}
