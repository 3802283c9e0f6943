import { createHash } from "node:crypto";
import { chmod, cp, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { recordFile } from "#contract/releaseFiles.ts";
import { type BuiltRelease, keyOf } from "#scripts/deploy/BuiltRelease.ts";
import { type Deployment, deployReleases, type DeployOptions } from "#scripts/deploy/deployReleases.ts";
import type { Deployer } from "#scripts/deploy/state/DeploymentClaim.ts";
import { type Pointer, readPointers } from "#scripts/deploy/state/Pointer.ts";
import { FolderStore } from "#scripts/deploy/store/FolderStore.ts";
import type { Store } from "#scripts/deploy/store/Store.ts";
import type { ReleaseRecord } from "#scripts/release/releaseRecord.ts";
import { writeTinyReleases } from "./tinyReleases.ts";

const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

/** A temporary folder that tiny releases are deployed to. */
export class DeployTarget {
  readonly #folder: string;
  /** The folder that is served. */
  readonly path: string;
  readonly store: FolderStore;
  #seconds = 0;

  private constructor(folder: string, path: string, store: FolderStore) {
    this.#folder = folder;
    this.path = path;
    this.store = store;
  }

  static async open(): Promise<DeployTarget> {
    const folder = await mkdtemp(join(tmpdir(), "deploy-"));
    // A web server with fewer rights reads it.
    await chmod(folder, 0o755);
    const path = join(folder, "target");
    return new DeployTarget(folder, path, await FolderStore.open(path));
  }

  close(): Promise<void> {
    return rm(this.#folder, { recursive: true });
  }

  /**
   * Each reading of the clock is ten seconds later. No process has this number: a claim of it was left by a killed one.
   */
  readonly deployer: Deployer = {
    by: "kari@ci",
    host: "ci",
    pid: 4_194_305,
    now: () => new Date(Date.UTC(2026, 10, 22, 8, 0, (this.#seconds += 10))),
  };

  /** Finished folders, by brand the text of its page. */
  build(code: string, texts: Readonly<Record<string, string>>): Promise<readonly BuiltRelease[]> {
    return writeTinyReleases(this.#folder, code, texts);
  }

  deploy(
    releases: readonly BuiltRelease[],
    options: Partial<DeployOptions> = {},
    to: Store = this.store,
  ): Promise<Deployment> {
    return deployReleases(to, releases, { deployer: this.deployer, share: 100, keep: 5, ...options });
  }

  /** The text of a page whose release is whole. @throws Error when a file of it is missing, or is not what was built */
  async wholePage(brand: string, id: string): Promise<string> {
    const read = (path: string) => readFile(join(this.path, keyOf({ brand, id }, path)));
    const record = JSON.parse((await read(recordFile)).toString()) as ReleaseRecord;
    for (const { path, sha256: digest } of record.files)
      if (sha256(await read(path)) !== digest) throw new Error(`${brand}: ${path} is not what was built`);
    return /<p>(.*)<\/p>/.exec((await read("index.html")).toString())?.[1] ?? "";
  }

  async pointer(brand: string): Promise<Pointer | undefined> {
    return (await readPointers(this.store)).get(brand)?.pointer;
  }

  /** What the visitors of each brand get. */
  async served(): Promise<Record<string, string>> {
    const pages: Record<string, string> = {};
    for (const [brand, { pointer }] of await readPointers(this.store))
      pages[brand] = await this.wholePage(brand, pointer.release);
    return pages;
  }

  /** Keeps what is deployed now, for {@link restore}. */
  save(): Promise<void> {
    return cp(this.path, join(this.#folder, "saved"), { recursive: true });
  }

  /** Puts back what was deployed at {@link save}. */
  async restore(): Promise<void> {
    await rm(this.path, { recursive: true });
    await cp(join(this.#folder, "saved"), this.path, { recursive: true });
  }

  /** A store whose writes all fail after the first ones: its program is killed, or the disk is full (`code`). */
  failingAfter(writes: number, code?: string): { readonly store: Store; readonly hasFailed: () => boolean } {
    const { store } = this;
    let count = 0;
    const guard = () => {
      count += 1;
      if (count > writes) throw Object.assign(new Error(code ?? "killed"), code === undefined ? {} : { code });
    };
    return {
      hasFailed: () => count > writes,
      store: {
        get: (key) => store.get(key),
        list: (folder) => store.list(folder),
        folders: () => store.folders(),
        digest: (key) => store.digest(key),
        put: async (key, bytes, condition) => {
          guard();
          return store.put(key, bytes, condition);
        },
        remove: async (key) => {
          guard();
          return store.remove(key);
        },
      },
    };
  }
}
