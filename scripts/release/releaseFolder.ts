import { copyFile, link, mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type PackedFile, releaseRecord } from "./releaseRecord.ts";
import type { OutputFile } from "#scripts/compile/OutputFile.ts";

async function write(folder: string, { path, bytes, packed }: OutputFile & { packed?: PackedFile["packed"] }) {
  const file = join(folder, path);
  await mkdir(dirname(file), { recursive: true });
  await Promise.all([
    writeFile(file, bytes),
    ...(packed ? [writeFile(`${file}.gz`, packed.gzip), writeFile(`${file}.br`, packed.brotli)] : []),
  ]);
}

/** A hard link costs nothing; where the file system has none, a copy does. */
async function share(from: string, to: string): Promise<void> {
  await link(from, to).catch(() => copyFile(from, to));
}

/**
 * Writes brands' folders beside the finished ones and puts them in place at the very end: a build that fails leaves
 * what was there before.
 */
export class ReleaseFolder {
  readonly #out: string;
  readonly #work: string;
  readonly #shared: readonly PackedFile[];
  readonly #ids: string[] = [];

  private constructor(out: string, work: string, shared: readonly PackedFile[]) {
    this.#out = out;
    this.#work = work;
    this.#shared = shared;
  }

  /**
   * @param out folder that holds a folder for each brand
   * @param shared the files that every brand has alike
   */
  static async open(out: string, shared: readonly PackedFile[]): Promise<ReleaseFolder> {
    await mkdir(out, { recursive: true });
    const work = await mkdtemp(join(out, ".writing-"));
    await Promise.all(shared.map((file) => write(join(work, ".shared"), file)));
    return new ReleaseFolder(out, work, shared);
  }

  /** Writes one brand's folder: its own files, the shared ones and the release record. */
  async add(id: string, own: readonly PackedFile[]): Promise<void> {
    const folder = join(this.#work, id);
    await mkdir(join(folder, "assets"), { recursive: true });
    const record = await releaseRecord(
      id,
      [...own, ...this.#shared].map((file) => file.record),
    );
    const bytes = new TextEncoder().encode(`${JSON.stringify(record, null, 2)}\n`);
    await Promise.all([
      ...own.map((file) => write(folder, file)),
      write(folder, { path: "release.json", bytes }),
      ...this.#shared.flatMap(({ path, packed }) =>
        (packed ? ["", ".gz", ".br"] : [""]).map((ending) =>
          share(join(this.#work, ".shared", path + ending), join(folder, path + ending)),
        ),
      ),
    ]);
    this.#ids.push(id);
  }

  /** Puts the folders in place of the old ones. Folders of brands that were not written stay as they are. */
  async publish(): Promise<void> {
    for (const id of this.#ids) {
      const target = join(this.#out, id);
      await rename(target, join(this.#work, `.old-${id}`)).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== "ENOENT") throw error;
      });
      await rename(join(this.#work, id), target);
    }
  }

  /** Removes whatever was not published. */
  async close(): Promise<void> {
    await rm(this.#work, { recursive: true, force: true });
  }
}
