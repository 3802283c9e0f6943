import { copyFile, link, mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { OutputFile } from "#scripts/compile/OutputFile.ts";
import type { CompressedFile } from "./compressFiles.ts";
import { releaseRecord } from "./releaseRecord.ts";

/** Below the temporary folder: the shared files, to which every brand's folder links. */
const sharedFolder = ".shared";

async function write(folder: string, file: OutputFile | CompressedFile) {
  const target = join(folder, file.path);
  await mkdir(dirname(target), { recursive: true });
  const compressed = "compressed" in file ? file.compressed : undefined;
  await Promise.all([
    writeFile(target, file.bytes),
    ...(compressed ? [writeFile(`${target}.gz`, compressed.gzip), writeFile(`${target}.br`, compressed.brotli)] : []),
  ]);
}

/** Makes a hard link, which uses no space; a copy where the file system has no links. */
async function linkOrCopy(from: string, to: string): Promise<void> {
  await link(from, to).catch(() => copyFile(from, to));
}

/**
 * Writes brands' folders into a temporary folder and moves them into place at the end: a build that fails leaves the
 * target unchanged.
 */
export class ReleaseFolder {
  readonly #out: string;
  readonly #temporary: string;
  readonly #shared: readonly CompressedFile[];
  readonly #ids: string[] = [];

  private constructor(out: string, temporary: string, shared: readonly CompressedFile[]) {
    this.#out = out;
    this.#temporary = temporary;
    this.#shared = shared;
  }

  /**
   * @param out folder that gets a folder for each brand
   * @param shared the files that are the same in every brand
   */
  static async open(out: string, shared: readonly CompressedFile[]): Promise<ReleaseFolder> {
    await mkdir(out, { recursive: true });
    const temporary = await mkdtemp(join(out, ".writing-"));
    await Promise.all(shared.map((file) => write(join(temporary, sharedFolder), file)));
    return new ReleaseFolder(out, temporary, shared);
  }

  /** Writes one brand's folder: its own files, the shared files and the release record. */
  async add(id: string, own: readonly CompressedFile[]): Promise<void> {
    const folder = join(this.#temporary, id);
    await mkdir(join(folder, "assets"), { recursive: true });
    const record = await releaseRecord(
      id,
      [...own, ...this.#shared].map((file) => file.record),
    );
    const bytes = new TextEncoder().encode(`${JSON.stringify(record, null, 2)}\n`);
    await Promise.all([
      ...own.map((file) => write(folder, file)),
      write(folder, { path: "release.json", bytes }),
      ...this.#shared.flatMap(({ path, compressed }) =>
        (compressed ? ["", ".gz", ".br"] : [""]).map((ending) =>
          linkOrCopy(join(this.#temporary, sharedFolder, path + ending), join(folder, path + ending)),
        ),
      ),
    ]);
    this.#ids.push(id);
  }

  /** Replaces the old folders by the new ones. Folders of brands that were not written are left as they are. */
  async publish(): Promise<void> {
    for (const id of this.#ids) {
      const target = join(this.#out, id);
      await rename(target, join(this.#temporary, `.old-${id}`)).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== "ENOENT") throw error;
      });
      await rename(join(this.#temporary, id), target);
    }
  }

  /** Removes the temporary folder with everything that was not published. */
  async close(): Promise<void> {
    await rm(this.#temporary, { recursive: true, force: true });
  }
}
