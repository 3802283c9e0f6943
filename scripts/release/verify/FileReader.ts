import { hash } from "node:crypto";
import { lstatSync, readFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { baseFolder } from "#contract/basePath.ts";
import { type FileContent, contentOfScript } from "#scripts/compile/nameByContent.ts";
import { init, parse } from "es-module-lexer";

/** A file of a folder. */
export interface FoundFile {
  /** Below the brand's folder, with forward slashes. */
  readonly path: string;
  /** Equal for two hard links to one file: its bytes are read once. */
  readonly identity: string;
  readonly bytes: number;
  /** Who may read and write it, as in `chmod`: 0o644. */
  readonly mode: number;
}

/** What a folder contains. */
export interface FolderContent {
  readonly files: ReadonlyMap<string, FoundFile>;
  /** Every folder below it, by path, and itself (an empty path). */
  readonly folders: ReadonlyMap<string, FoundFolder>;
  /** Paths of links, devices and the like. */
  readonly others: readonly string[];
}

interface FoundFolder {
  /** As that of a file. */
  readonly mode: number;
  /** How many files and folders are in it. */
  entries: number;
}

/** What a compressed file may unpack to: no file of ours is larger. */
const maxOutputLength = 2 ** 26;

/** The address of a file in the folder, in a page or in code. */
export const assetAddress = new RegExp(`${baseFolder}assets/[\\w.-]+`, "g");

const sha256 = (bytes: Uint8Array): string => hash("sha256", bytes);

const modeOf = ({ mode }: { readonly mode: number }) => mode & 0o777;

function unpack(bytes: Uint8Array, path: string): Buffer | undefined {
  try {
    return (/\.gz$/i.test(path) ? gunzipSync : brotliDecompressSync)(bytes, { maxOutputLength });
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
  readonly #contents = new Map<string, FileContent>();

  /** Lists a folder with everything below it. */
  async list(folder: string): Promise<FolderContent> {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = new Map<string, FoundFile>();
    const folders = new Map<string, FoundFolder>([["", { mode: modeOf(lstatSync(folder)), entries: 0 }]]);
    const others: string[] = [];
    const pathOf = (full: string) => full.slice(folder.length + 1).replaceAll("\\", "/");
    // Folders first: what is in one may be named before it.
    for (const entry of entries)
      if (entry.isDirectory()) {
        const full = join(entry.parentPath, entry.name);
        folders.set(pathOf(full), { mode: modeOf(lstatSync(full)), entries: 0 });
      }
    for (const entry of entries) {
      const full = join(entry.parentPath, entry.name);
      const path = pathOf(full);
      const parent = folders.get(pathOf(entry.parentPath));
      if (parent !== undefined) parent.entries += 1;
      if (entry.isFile()) {
        const found = lstatSync(full);
        const { dev, ino, size, mtimeMs } = found;
        files.set(path, { path, identity: `${dev}:${ino}:${size}:${mtimeMs}`, bytes: size, mode: modeOf(found) });
      } else if (!entry.isDirectory()) others.push(path);
    }
    return { files, folders, others: others.toSorted() };
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
    if (!this.#unpacked.has(packed)) {
      const unpacked = unpack(bytes ?? readFileSync(join(folder, file.path)), file.path);
      this.#unpacked.set(packed, unpacked && sha256(unpacked));
    }
    return this.#unpacked.get(packed);
  }

  /** The text that a `.gz` or `.br` file unpacks to; undefined when it cannot be unpacked. */
  unpackedText(folder: string, { path }: FoundFile): string | undefined {
    return unpack(readFileSync(join(folder, path)), path)?.toString("utf8");
  }

  /** What of a file decides about the digest in its name. */
  content(folder: string, file: FoundFile): FileContent {
    const digest = this.digest(folder, file);
    if (!file.path.endsWith(".js")) return { digest, references: [] };
    const content = this.#contents.get(digest) ?? contentOfScript(readFileSync(join(folder, file.path), "utf8"));
    this.#contents.set(digest, content);
    return content;
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
