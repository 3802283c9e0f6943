import { createHash } from "node:crypto";
import { cp, mkdir, readFile, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliDecompress, gunzip } from "node:zlib";

/** A file as browsers can ask for it. */
export interface CompressedForms {
  readonly gzip: Uint8Array;
  readonly brotli: Uint8Array;
}

const unpack = { gzip: promisify(gunzip), brotli: promisify(brotliDecompress) };

/**
 * The compressed forms of chunks, from one build to the next: to compress them takes longer than the rest of a build.
 * What is read is unpacked and compared, so that a damaged file is compressed again.
 */
export class CompressionCache {
  readonly #folder: string;
  readonly #used = new Set<string>();

  /** @param cache the folder of this repository's caches */
  constructor(cache: string) {
    const { zlib, brotli } = process.versions;
    this.#folder = join(cache, "compressed", [zlib, brotli].join("-"));
  }

  /** The forms of some bytes: those that are kept, or those that `compress` makes, which are then kept. */
  async formsOf(bytes: Uint8Array, compress: () => Promise<CompressedForms>): Promise<CompressedForms> {
    const name = createHash("sha256").update(bytes).digest("hex");
    const kept = await this.#read(name, bytes).catch(() => undefined);
    if (kept !== undefined) return kept;
    const made = await compress();
    // A folder that cannot be written costs time in the next build, and nothing else.
    await this.#write(name, made).catch(() => undefined);
    return made;
  }

  /** Removes what was not asked for: the chunks of earlier code. */
  async prune(): Promise<void> {
    for (const name of await readdir(this.#folder).catch(() => []))
      if (!this.#used.has(name)) await rm(join(this.#folder, name), { force: true });
  }

  /** Gives the cache of another folder what is in this one. Less of it costs time, and nothing else. */
  async copyTo(other: CompressionCache): Promise<void> {
    await cp(this.#folder, other.#folder, { recursive: true }).catch(() => undefined);
  }

  async #read(name: string, bytes: Uint8Array): Promise<CompressedForms | undefined> {
    const forms = { gzip: `${name}.gz`, brotli: `${name}.br` };
    for (const form of Object.values(forms)) this.#used.add(form);
    const [gzip, brotli] = await Promise.all(
      [forms.gzip, forms.brotli].map((form) => readFile(join(this.#folder, form))),
    );
    if (gzip === undefined || brotli === undefined) return undefined;
    const unpacked = await Promise.all([unpack.gzip(gzip), unpack.brotli(brotli)]);
    return unpacked.every((each) => each.equals(bytes)) ? { gzip, brotli } : undefined;
  }

  async #write(name: string, { gzip, brotli }: CompressedForms): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    for (const [ending, form] of [
      ["gz", gzip],
      ["br", brotli],
    ] as const) {
      const temporary = join(this.#folder, `.${process.pid}-${name}.${ending}`);
      await writeFile(temporary, form);
      await rename(temporary, join(this.#folder, `${name}.${ending}`));
    }
  }
}
