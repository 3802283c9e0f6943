import { createHash } from "node:crypto";
import { chmod, cp, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrandLanguages, pageFiles } from "#contract/pageLanguage.ts";
import { headersFile, recordFile } from "#contract/releaseFiles.ts";
import type { BuiltRelease } from "#scripts/deploy/BuiltRelease.ts";
import { keyOf } from "#scripts/deploy/keyOf.ts";
import { type Deployment, deployReleases, type DeployOptions } from "#scripts/deploy/deployReleases.ts";
import type { Deployer } from "#scripts/deploy/state/DeploymentClaim.ts";
import { thisProcess } from "#scripts/deploy/state/ProcessIdentity.ts";
import { type Pointer, readPointers } from "#scripts/deploy/state/Pointer.ts";
import { EdgeFiles } from "#scripts/deploy/edge/EdgeFiles.ts";
import { FolderStore } from "#scripts/deploy/store/FolderStore.ts";
import type { DeploymentStore } from "#scripts/deploy/store/DeploymentStore.ts";
import type { BrandHeaders } from "#scripts/stamp/headers.ts";
import type { ReleaseRecord } from "#scripts/release/folder/releaseRecord.ts";
import { writeTinyReleases } from "../releases/tinyReleases.ts";

const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

/** A temporary folder that tiny releases are deployed to; or another store. */
export class DeployTarget {
  readonly #folder: string;
  /** The folder that is served, where the store is a folder. */
  readonly path: string;
  readonly store: DeploymentStore;
  readonly edge: EdgeFiles | undefined;
  #seconds = 0;

  private constructor(folder: string, path: string, store: DeploymentStore, edge?: EdgeFiles) {
    this.#folder = folder;
    this.path = path;
    this.store = store;
    this.edge = edge;
  }

  /** @param bucket a store that a CDN reads, in place of a folder */
  static async open(bucket?: DeploymentStore): Promise<DeployTarget> {
    const folder = await mkdtemp(join(tmpdir(), "deploy-"));
    // A web server with fewer rights reads it.
    await chmod(folder, 0o755);
    const path = join(folder, "target");
    await mkdir(path);
    return bucket === undefined
      ? new DeployTarget(folder, path, new FolderStore(path))
      : new DeployTarget(folder, path, bucket, new EdgeFiles(bucket));
  }

  close(): Promise<void> {
    return rm(this.#folder, { recursive: true });
  }

  /**
   * Each reading of the clock is ten seconds later. No process has this number: a claim of it was left by a killed one.
   */
  readonly deployer: Deployer = {
    ...thisProcess(),
    by: "kari@ci",
    host: "ci",
    pid: 4_194_305,
    now: () => new Date(Date.UTC(2026, 10, 22, 8, 0, (this.#seconds += 10))),
  };

  /** Finished folders, by brand the text of its page. */
  build(
    code: string,
    texts: Readonly<Record<string, string>>,
    preview?: string,
    languages?: BrandLanguages,
  ): Promise<readonly BuiltRelease[]> {
    return writeTinyReleases(this.#folder, code, texts, { preview, ...(languages && { languages }) });
  }

  deploy(
    releases: readonly BuiltRelease[],
    options: Partial<DeployOptions> = {},
    to: DeploymentStore = this.store,
  ): Promise<Deployment> {
    const edge = this.edge && new EdgeFiles(to);
    return deployReleases(to, releases, {
      deployer: this.deployer,
      share: 100,
      keep: 5,
      ...(edge && { edge }),
      ...options,
    });
  }

  /**
   * The text of the pages of a release that is whole.
   * @throws Error when a file of it is missing or is not what was built, or pages have different texts
   */
  async wholePage(brand: string, id: string): Promise<string> {
    const read = async (path: string) => {
      const stored = await this.store.get(keyOf({ brand, id }, path));
      if (stored === undefined) throw new Error(`${brand}: ${path} is missing`);
      return stored.bytes;
    };
    const text = async (path: string) => new TextDecoder().decode(await read(path));
    const record = JSON.parse(await text(recordFile)) as ReleaseRecord;
    for (const { path, sha256: digest } of record.files)
      if (sha256(await read(path)) !== digest) throw new Error(`${brand}: ${path} is not what was built`);
    const { Production } = JSON.parse(await text(headersFile)) as BrandHeaders;
    const pages = await Promise.all(pageFiles(Production.languages).map(text));
    const [own = "", ...others] = pages.map((page) => /<p>(.*)<\/p>/.exec(page)?.[1] ?? "");
    if (others.some((other) => other !== own)) throw new Error(`${brand}: ${own} beside ${others.join()}`);
    return own;
  }

  async pointer(brand: string): Promise<Pointer | undefined> {
    return (await readPointers(this.store)).pointers.get(brand)?.pointer;
  }

  /** What the visitors of each brand get. */
  async served(): Promise<Record<string, string>> {
    const pages: Record<string, string> = {};
    for (const [brand, { pointer }] of (await readPointers(this.store)).pointers)
      pages[brand] = await this.wholePage(brand, pointer.release);
    return pages;
  }

  /** Keeps what is in the folder now, for {@link restore}. */
  save(): Promise<void> {
    return cp(this.path, join(this.#folder, "saved"), { recursive: true });
  }

  /** Puts back what was deployed at {@link save}. */
  async restore(): Promise<void> {
    await rm(this.path, { recursive: true });
    await cp(join(this.#folder, "saved"), this.path, { recursive: true });
  }
}
