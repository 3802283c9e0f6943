import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { repository } from "#scripts/files/repository.ts";
import { type BuiltRelease, pathsOf, readBuiltReleases } from "#scripts/deploy/BuiltRelease.ts";
import { keyOf } from "#scripts/deploy/keyOf.ts";
import { deployReleases, type DeployOptions } from "#scripts/deploy/deployReleases.ts";
import { EdgeFiles } from "#scripts/deploy/edge/EdgeFiles.ts";
import { fetchServed } from "#scripts/deploy/fetchServed.ts";
import { FolderStore } from "#scripts/deploy/store/FolderStore.ts";
import type { DeploymentStore } from "#scripts/deploy/store/DeploymentStore.ts";
import { type ServedOptions, verifyServed } from "#scripts/deploy/verifyServed.ts";
import { writeMadeUpReleases } from "../releases/madeUpReleases.ts";
import { recordAgain } from "../releases/recordAgain.ts";
import { MemoryStore } from "./MemoryStore.ts";

async function buildAnew(contact: string, ids: readonly string[]): Promise<readonly BuiltRelease[]> {
  const dist = await mkdtemp(join(tmpdir(), "served-builds-"));
  await writeMadeUpReleases(dist, ids, (input) => ({ ...input, security: { email: `${contact}@sikkerhet.example` } }));
  return readBuiltReleases(dist);
}

/** Made-up releases that were deployed to a folder, or to a bucket in memory. They are whole, unlike tiny ones. */
export class ServedTarget {
  static readonly #builds = new Map<string, Promise<readonly BuiltRelease[]>>();
  readonly #temporary: string;
  readonly store: DeploymentStore;
  /** The folder of the target; undefined for a bucket. */
  readonly folder: string | undefined;
  #seconds = 0;

  private constructor(temporary: string, store: DeploymentStore, folder: string | undefined) {
    this.#temporary = temporary;
    this.store = store;
    this.folder = folder;
  }

  static async open(kind: "folder" | "bucket"): Promise<ServedTarget> {
    const temporary = await mkdtemp(join(tmpdir(), "served-"));
    const folder = join(temporary, "target");
    return kind === "folder"
      ? new ServedTarget(temporary, new FolderStore(folder), folder)
      : new ServedTarget(temporary, new MemoryStore(), undefined);
  }

  close(): Promise<void> {
    return rm(this.#temporary, { recursive: true });
  }

  /** Builds alfa and beta, once in a file of tests. `contact` tells one build from another. */
  static build(contact: string, ids: readonly string[] = ["alfa", "beta"]): Promise<readonly BuiltRelease[]> {
    const key = [contact, ...ids].join("-");
    const built = ServedTarget.#builds.get(key) ?? buildAnew(contact, ids);
    ServedTarget.#builds.set(key, built);
    return built;
  }

  /** Removes what was built. */
  static async removeBuilds(): Promise<void> {
    for (const built of ServedTarget.#builds.values())
      await rm(join((await built)[0]?.folder ?? "", ".."), { recursive: true });
    ServedTarget.#builds.clear();
  }

  async deploy(releases: readonly BuiltRelease[], options: Partial<DeployOptions> = {}): Promise<void> {
    const now = () => new Date(Date.UTC(2026, 10, 22, 8, 0, (this.#seconds += 10)));
    await deployReleases(this.store, releases, {
      deployer: { by: "kari@ci", host: "ci", pid: 4_194_305, now },
      share: 100,
      keep: 5,
      ...(this.folder === undefined && { edge: new EdgeFiles(this.store) }),
      ...options,
    });
  }

  /** Changes a release at the target as somebody would who can write there: record and compressed forms agree again. */
  async rewrite(
    release: Pick<BuiltRelease, "brand" | "id">,
    change: (folder: string) => Promise<unknown>,
  ): Promise<void> {
    const folder = await mkdtemp(join(this.#temporary, "rewritten-"));
    await fetchServed(this.store, release, folder);
    await change(folder);
    await recordAgain(folder);
    const { files } = JSON.parse(await readFile(join(folder, "release.json"), "utf8")) as Parameters<typeof pathsOf>[0];
    for (const path of pathsOf({ files }))
      await this.store.put(keyOf(release, path), await readFile(join(folder, path)));
  }

  /** Changes a text at the target. */
  async edit(key: string, change: (text: string) => string): Promise<void> {
    const stored = await this.store.get(key);
    const before = new TextDecoder().decode(stored?.bytes);
    const after = change(before);
    if (after === before) throw new Error(`${key} is not changed`);
    await this.store.put(key, new TextEncoder().encode(after));
  }

  /** What `verify --deployed` finds, as `code file`. */
  async findings(options: Partial<ServedOptions> = {}): Promise<readonly string[]> {
    const found: string[] = [];
    const { folder } = this;
    const all = { program: repository, today: "2026-11-22", ...(folder !== undefined && { folder }), ...options };
    for await (const { findings } of verifyServed(this.store, all))
      found.push(...findings.map(({ code, file }) => `${code} ${file}`));
    return found;
  }
}
