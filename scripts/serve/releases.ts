import { readdir, readFile, stat } from "node:fs/promises";
import { recordFile, headersFile } from "#contract/releaseFiles.ts";
import { join } from "node:path";
import type { BrandHeaders } from "#scripts/stamp/headers.ts";
import type { ReleaseFile, ReleaseRecord } from "#scripts/release/folder/releaseRecord.ts";

/** A brand's folder, as its `release.json` and `headers.json` describe it. */
export interface Release {
  readonly id: string;
  readonly folder: string;
  /** Files by path. No other file is opened, so no address leads out of the folder. */
  readonly files: ReadonlyMap<string, ReleaseFile>;
  readonly headers: BrandHeaders;
}

/** Reads what a brand's finished folder has. */
export async function readRelease(folder: string, id: string): Promise<Release> {
  const [record, headers] = await Promise.all(
    [recordFile, headersFile].map((name) => readFile(join(folder, name), "utf8")),
  );
  const { files } = JSON.parse(record ?? "") as ReleaseRecord;
  return {
    id,
    folder,
    files: new Map(files.map((file) => [file.path, file])),
    headers: JSON.parse(headers ?? "") as BrandHeaders,
  };
}

/** The built brands of a folder. A brand that is built again while the server runs is read again. */
export class Releases {
  readonly #dist: string;
  readonly #only: readonly string[] | undefined;
  readonly #known = new Map<string, { readonly writtenAtMs: number; readonly release: Release }>();

  /** `only`: ids of the brands to serve. Default: every folder of `dist`, also of an earlier build. */
  constructor(dist: string, only?: readonly string[]) {
    this.#dist = dist;
    this.#only = only;
  }

  /** Ids of all brands that are built, in order. */
  async ids(): Promise<string[]> {
    const entries = await readdir(this.#dist, { withFileTypes: true }).catch(() => []);
    return entries
      .filter((entry) => entry.isDirectory() && /^[a-z]/.test(entry.name))
      .map(({ name }) => name)
      .filter((id) => this.#only?.includes(id) ?? true)
      .sort();
  }

  /** The release of one brand; undefined when it isn't built. */
  async get(id: string): Promise<Release | undefined> {
    if (!/^[a-z][a-z0-9-]*$/.test(id) || this.#only?.includes(id) === false) return undefined;
    const folder = join(this.#dist, id);
    const written = await stat(join(folder, recordFile)).catch(() => undefined);
    if (!written) return undefined;
    const known = this.#known.get(id);
    if (known?.writtenAtMs === written.mtimeMs) return known.release;
    const release = await readRelease(folder, id);
    this.#known.set(id, { writtenAtMs: written.mtimeMs, release });
    return release;
  }
}
