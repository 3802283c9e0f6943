import { errorCode } from "#scripts/files/errorCode.ts";
import { hash, randomBytes } from "node:crypto";
import {
  closeSync,
  fsync,
  linkSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { promisify } from "node:util";
import { entriesBelow } from "./entriesBelow.ts";
import { ifThere } from "./ifThere.ts";
import { Conflict, type PutOptions, type DeploymentStore, type Stored, type StoredFile } from "./DeploymentStore.ts";

const temporary = ".writing-";
/** A file that is being written for so long belongs to a process that was killed: a write takes seconds. In ms. */
const abandonedAfter = 600_000;
/** How long a write waits for another one, in ms: each takes only a few. */
const lockTimeout = 10_000;

const sha256 = (bytes: Uint8Array) => hash("sha256", bytes);

const bringToDisk = (file: number) => promisify(fsync)(file);

/** Whether a temporary file was left behind. Its age alone tells it: containers share host names and process numbers. */
const isAbandoned = (path: string): boolean => {
  const written = ifThere(() => lstatSync(path))?.mtimeMs;
  return written !== undefined && Date.now() - written > abandonedAfter;
};

/**
 * Removes what writes that were killed have left behind in the folder of a store. `isShallow`: only in the folder
 * itself.
 */
export function removeAbandonedWrites(root: string, { isShallow = false } = {}): void {
  const entries = isShallow ? (ifThere(() => readdirSync(root, { withFileTypes: true })) ?? []) : entriesBelow(root);
  for (const { name, parentPath } of entries)
    if (name.startsWith(temporary) && isAbandoned(join(parentPath, name)))
      rmSync(join(parentPath, name), { force: true });
}

/**
 * A store in a folder, which the first write makes. Each file is written beside its place, brought to the disk and
 * renamed, so it is there as a whole or not at all. Writes with the tag of an earlier version are kept apart by a lock
 * of SQLite: the operating system releases it when the process ends in any way.
 *
 * It waits for the disk alone: to wait for each of the other calls takes longer than the call.
 */
export class FolderStore implements DeploymentStore {
  readonly #root: string;

  constructor(root: string) {
    this.#root = resolve(root);
  }

  async get(key: string): Promise<Stored | undefined> {
    const bytes = ifThere(() => readFileSync(join(this.#root, key)));
    return bytes && { bytes, tag: sha256(bytes) };
  }

  async put(key: string, bytes: Uint8Array, { condition, isTransient = false }: PutOptions = {}): Promise<string> {
    const target = join(this.#root, key);
    mkdirSync(dirname(target), { recursive: true });
    const written = join(dirname(target), `${temporary}${randomBytes(8).toString("hex")}`);
    try {
      const file = openSync(written, "wx", 0o644);
      try {
        writeFileSync(file, bytes);
        if (!isTransient) await bringToDisk(file);
      } finally {
        closeSync(file);
      }
      if (condition === undefined) renameSync(written, target);
      else if (condition === "absent") this.#linkOnce(key, written, target);
      else this.#exchange(key, { written, target, tag: condition.tag });
    } finally {
      rmSync(written, { force: true });
    }
    return sha256(bytes);
  }

  #linkOnce(key: string, written: string, target: string): void {
    try {
      linkSync(written, target);
    } catch (error) {
      throw errorCode(error) === "EEXIST" ? new Conflict(key) : error;
    }
  }

  /** Compares and renames without a pause, so that no other write of this process comes between either. */
  #exchange(key: string, { written, target, tag }: Record<"written" | "target" | "tag", string>): void {
    const lock = new DatabaseSync(join(this.#root, ".lock"), { timeout: lockTimeout });
    try {
      lock.exec("BEGIN EXCLUSIVE");
      let found: Uint8Array;
      try {
        found = readFileSync(target);
      } catch (error) {
        throw errorCode(error) === "ENOENT" ? new Conflict(key) : error;
      }
      if (sha256(found) !== tag) throw new Conflict(key);
      renameSync(written, target);
    } finally {
      lock.close();
    }
  }

  async list(folder: string): Promise<readonly StoredFile[]> {
    return [...entriesBelow(join(this.#root, folder))].flatMap((entry) => {
      const path = join(entry.parentPath, entry.name);
      const isOurs = entry.isFile() && !entry.name.startsWith(temporary);
      const found = isOurs ? ifThere(() => lstatSync(path)) : undefined;
      return found === undefined
        ? []
        : [{ key: path.slice(this.#root.length + 1).replaceAll("\\", "/"), bytes: found.size }];
    });
  }

  async folders(below = ""): Promise<readonly string[]> {
    const entries = ifThere(() => readdirSync(join(this.#root, below), { withFileTypes: true })) ?? [];
    return entries
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
      .toSorted();
  }

  async digest(key: string): Promise<string | undefined> {
    return (await this.get(key))?.tag;
  }

  async remove(key: string): Promise<void> {
    const path = join(this.#root, key);
    rmSync(path, { force: true });
    // Folders that are empty now go too. The first one that is not empty ends this.
    try {
      for (let folder = dirname(path); folder !== this.#root; folder = dirname(folder)) rmdirSync(folder);
    } catch {
      // Something else is in it.
    }
  }
}
