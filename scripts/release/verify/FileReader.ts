import { hash } from "node:crypto";
import { lstatSync, readFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { baseFolder } from "#contract/basePath.ts";
import { init, parse } from "es-module-lexer";

/** A file of a folder. */
export interface FoundFile {
  /** Below the brand's folder, with forward slashes. */
  readonly path: string;
  /** Equal for two hard links to one file: its bytes are read once. */
  readonly identity: string;
  readonly bytes: number;
}

/** What a folder contains. */
export interface FolderContent {
  readonly files: ReadonlyMap<string, FoundFile>;
  /** Paths of links, devices and the like. */
  readonly others: readonly string[];
}

/** What a compressed file may unpack to: no file of ours is larger. */
const maxOutputLength = 2 ** 26;

/** The address of a file in the folder, in a page or in code. */
export const assetAddress = new RegExp(`${baseFolder}assets/[\\w.-]+`, "g");

const sha256 = (bytes: Uint8Array): string => hash("sha256", bytes);

function digestOfUnpacked(bytes: Uint8Array, path: string): string | undefined {
  try {
    return sha256((path.endsWith(".gz") ? gunzipSync : brotliDecompressSync)(bytes, { maxOutputLength }));
  } catch {
    return undefined;
  }
}

/**
 * Reads the files of many folders. What brands share is read, unpacked and parsed once, where the folders share it by
 * hard links; and unpacked and parsed once in any case. It does not wait for the disk: a folder has some hundred small
 * files, and waiting for each takes longer than reading it. To unpack them in other threads takes twice as long.
 */
export class FileReader {
  readonly #digests = new Map<string, string>();
  readonly #unpacked = new Map<string, string | undefined>();
  readonly #imports = new Map<string, Promise<readonly string[]>>();

  /** Lists a folder with everything below it. */
  async list(folder: string): Promise<FolderContent> {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = new Map<string, FoundFile>();
    const others: string[] = [];
    for (const entry of entries) {
      const full = join(entry.parentPath, entry.name);
      const path = full.slice(folder.length + 1).replaceAll("\\", "/");
      if (entry.isFile()) {
        const { dev, ino, size, mtimeMs } = lstatSync(full);
        files.set(path, { path, identity: `${dev}:${ino}:${size}:${mtimeMs}`, bytes: size });
      } else if (!entry.isDirectory()) others.push(path);
    }
    return { files, others: others.toSorted() };
  }

  /** SHA-256 of a file, in hexadecimal. `bytes`: what is in it, where that was read already. */
  digest(folder: string, { path, identity }: FoundFile, bytes?: Uint8Array): string {
    let digest = this.#digests.get(identity);
    if (digest === undefined) {
      digest = sha256(bytes ?? readFileSync(join(folder, path)));
      this.#digests.set(identity, digest);
    }
    return digest;
  }

  /** SHA-256 of what a `.gz` or `.br` file unpacks to; undefined when it cannot be unpacked. */
  unpackedDigest(folder: string, file: FoundFile): string | undefined {
    const bytes = this.#digests.has(file.identity) ? undefined : readFileSync(join(folder, file.path));
    const packed = `${file.path.slice(-3)}:${this.digest(folder, file, bytes)}`;
    if (!this.#unpacked.has(packed))
      this.#unpacked.set(packed, digestOfUnpacked(bytes ?? readFileSync(join(folder, file.path)), file.path));
    return this.#unpacked.get(packed);
  }

  /** What a script refers to, as it is written there: `./vendor-1a2b3c4d.js`, or the path of an asset. */
  async imports(folder: string, file: FoundFile): Promise<readonly string[]> {
    const digest = this.digest(folder, file);
    const known = this.#imports.get(digest);
    if (known !== undefined) return known;
    const found = init.then(() => {
      const code = readFileSync(join(folder, file.path), "utf8");
      const imported = parse(code)[0].flatMap(({ n }) => (n === undefined ? [] : [n]));
      return [...imported, ...[...code.matchAll(assetAddress)].map(([url]) => url)];
    });
    this.#imports.set(digest, found);
    return found;
  }
}
