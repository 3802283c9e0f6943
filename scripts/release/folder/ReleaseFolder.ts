import { copyFileSync, linkSync, mkdirSync, writeFileSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { OutputFile } from "#scripts/compile/OutputFile.ts";
import type { CompressedFile } from "./compressFiles.ts";
import { recordFile } from "#contract/releaseFiles.ts";
import type { BrandHeaders } from "#scripts/stamp/headers.ts";
import type { ReleaseOrigin } from "./releaseOrigin.ts";
import { releaseRecord } from "./releaseRecord.ts";
import { makeTemporaryFolder, removeAbandoned } from "./temporaryFolders.ts";
import { writeMaps } from "./writeMaps.ts";

/** What all folders are made from, and the source maps of their chunks. */
interface MadeFrom {
  readonly origin: ReleaseOrigin;
  readonly maps: readonly OutputFile[];
}

/** Below the temporary folder: the shared files, to which every brand's folder links. */
const sharedFolder = ".shared";

/**
 * Writes a file with its compressed forms. It does not wait: a file is small, and handing it to another thread takes
 * longer than writing it.
 */
function write(folder: string, file: OutputFile | CompressedFile): void {
  const target = join(folder, file.path);
  writeFileSync(target, file.bytes);
  if (!("compressed" in file) || file.compressed === undefined) return;
  writeFileSync(`${target}.gz`, file.compressed.gzip);
  writeFileSync(`${target}.br`, file.compressed.brotli);
}

/** Makes the folders of files, each once. */
function makeFolders(folder: string, files: readonly OutputFile[]): void {
  for (const path of new Set(files.map((file) => dirname(file.path))))
    mkdirSync(join(folder, path), { recursive: true });
}

/**
 * Makes a hard link, which uses no space; a copy where the file system has no links. It does not wait: there are some
 * hundred for each brand, and waiting takes longer than linking.
 */
function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

/**
 * Writes brands' folders into a temporary folder and moves them into place at the end: a build that fails leaves the
 * target unchanged.
 */
export class ReleaseFolder {
  readonly #out: string;
  readonly #temporary: string;
  readonly #shared: readonly CompressedFile[];
  readonly #origin: ReleaseOrigin;
  readonly #maps: readonly OutputFile[];
  readonly #ids: string[] = [];
  /** Where the bytes of a file were written first. */
  readonly #written = new WeakMap<Uint8Array, string>();

  private constructor(out: string, temporary: string, shared: readonly CompressedFile[], madeFrom: MadeFrom) {
    this.#out = out;
    this.#temporary = temporary;
    this.#shared = shared;
    this.#origin = madeFrom.origin;
    this.#maps = madeFrom.maps;
  }

  /**
   * @param out folder that gets a folder for each brand
   * @param shared the files that are the same in every brand
   * @param origin what all of them are made from
   * @param maps the source maps of the chunks, with their paths in `out`
   */
  static async open(
    out: string,
    shared: readonly CompressedFile[],
    origin: ReleaseOrigin,
    maps: readonly OutputFile[] = [],
  ): Promise<ReleaseFolder> {
    await mkdir(out, { recursive: true });
    await removeAbandoned(out);
    const temporary = await makeTemporaryFolder(out);
    const folder = new ReleaseFolder(out, temporary, shared, { origin, maps });
    try {
      makeFolders(join(temporary, sharedFolder), shared);
      for (const file of shared) write(join(temporary, sharedFolder), file);
    } catch (error) {
      await folder.close();
      throw error;
    }
    return folder;
  }

  /** Writes one brand's folder: its own files, the shared files and the release record. Gives the digest of all. */
  async add(id: string, own: readonly CompressedFile[], headers: BrandHeaders): Promise<string> {
    const folder = join(this.#temporary, id);
    makeFolders(folder, [...own, ...this.#shared]);
    const files = [...own, ...this.#shared].map((file) => file.record);
    const record = await releaseRecord({ brand: id, files, headers, origin: this.#origin });
    const bytes = new TextEncoder().encode(`${JSON.stringify(record, null, 2)}\n`);
    for (const { path, compressed } of this.#shared)
      for (const ending of compressed ? ["", ".gz", ".br"] : [""])
        linkOrCopy(join(this.#temporary, sharedFolder, path + ending), join(folder, path + ending));
    for (const file of own) this.#writeOnce(folder, file);
    write(folder, { path: recordFile, bytes });
    this.#ids.push(id);
    return record.digest;
  }

  /** Writes a file of a brand; a font or another file that an earlier brand has too becomes a link to that one. */
  #writeOnce(folder: string, file: CompressedFile): void {
    const target = join(folder, file.path);
    const same = file.compressed === undefined ? this.#written.get(file.bytes) : undefined;
    if (same === undefined) {
      write(folder, file);
      this.#written.set(file.bytes, target);
      return;
    }
    linkOrCopy(same, target);
  }

  /**
   * Replaces the old folders by the new ones. Folders of brands that were not written are left as they are. When one
   * cannot be replaced, those before it get their old folder back.
   */
  async publish(): Promise<void> {
    const replaced: (() => Promise<void>)[] = [];
    try {
      for (const id of this.#ids) replaced.push(await this.#replace(id));
    } catch (error) {
      for (const undo of replaced.toReversed()) await undo();
      throw error;
    }
    writeMaps(this.#out, this.#maps);
  }

  /** Puts one brand's folder in place. Gives the function that undoes it. */
  async #replace(id: string): Promise<() => Promise<void>> {
    const target = join(this.#out, id);
    const [written, old] = [join(this.#temporary, id), join(this.#temporary, `.old-${id}`)];
    const hadOld = await rename(target, old).then(
      () => true,
      (error: NodeJS.ErrnoException) => {
        if (error.code !== "ENOENT") throw error;
        return false;
      },
    );
    const restore = () => (hadOld ? rename(old, target) : Promise.resolve());
    await rename(written, target).catch(async (error: unknown) => {
      await restore();
      throw error;
    });
    return async () => {
      await rename(target, written);
      await restore();
    };
  }

  /** Removes the temporary folder with everything that was not published. */
  async close(): Promise<void> {
    await rm(this.#temporary, { recursive: true, force: true });
  }
}
