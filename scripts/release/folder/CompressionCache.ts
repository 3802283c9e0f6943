import { createHash, hash } from "node:crypto";
import { mkdir, readFile, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { writeWhole } from "#scripts/files/writeWhole.ts";

/** A file as browsers can ask for it. */
export interface CompressedForms {
  readonly gzip: Uint8Array;
  readonly brotli: Uint8Array;
}

/** The digest of a file's name and of both forms, which is in front of them: 32 bytes. */
const digestOf = (name: string, forms: Uint8Array): Buffer => createHash("sha256").update(name).update(forms).digest();
const digestLength = 32;
/** Then the length of the gzip form: 4 bytes. */
const headLength = digestLength + 4;

/**
 * The compressed forms of chunks, from one build to the next: to compress them takes longer than the rest of a build.
 * A file for each chunk, under the digest of its bytes. A damaged file is compressed again: it has another digest than
 * it begins with.
 */
export class CompressionCache {
  readonly #folder: string;
  readonly #used = new Set<string>();

  /** @param cache the folder of this repository's caches */
  constructor(cache: string) {
    const { zlib, brotli } = process.versions;
    this.#folder = join(cache, "compressed", ["forms", zlib, brotli].join("-"));
  }

  /** The compressed forms of some bytes. They are kept: `compress` makes them the first time. */
  async formsOf(bytes: Uint8Array, compress: () => Promise<CompressedForms>): Promise<CompressedForms> {
    const name = hash("sha256", bytes);
    const kept = await this.#read(name).catch(() => undefined);
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

  async #read(name: string): Promise<CompressedForms | undefined> {
    this.#used.add(name);
    const file = await readFile(join(this.#folder, name));
    if (!digestOf(name, file.subarray(digestLength)).equals(file.subarray(0, digestLength))) return undefined;
    const brotliAt = headLength + file.readUInt32BE(digestLength);
    return { gzip: file.subarray(headLength, brotliAt), brotli: file.subarray(brotliAt) };
  }

  async #write(name: string, { gzip, brotli }: CompressedForms): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    const length = Buffer.alloc(headLength - digestLength);
    length.writeUInt32BE(gzip.length);
    const forms = Buffer.concat([length, gzip, brotli]);
    await writeWhole(join(this.#folder, name), Buffer.concat([digestOf(name, forms), forms]));
  }
}
