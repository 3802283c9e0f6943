import { lstatSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isObject } from "#contract/isObject.ts";
import { readNotices } from "#contract/notices.ts";
import { headersFile } from "#contract/releaseFiles.ts";
import type { ReleaseToVerify } from "#scripts/release/verify/FolderToVerify.ts";
import { mapsFolder } from "#scripts/compile/sourceMaps.ts";
import { isMapName } from "#scripts/release/verify/verifyMaps.ts";
import { FindingList, type VerifyFinding } from "#scripts/release/verify/VerifyFinding.ts";
import { modeProblem } from "#scripts/release/verify/verifyModes.ts";
import { type VerifiedFolder, verifyBrands, verifyFolders } from "#scripts/release/verify/verifyReleases.ts";
import type { BrandHeaders } from "#scripts/stamp/headers.ts";
import { pathsOf } from "./BuiltRelease.ts";
import { keyOf, noticesKey, utgaveKey } from "./keyOf.ts";
import { copiesOf, copiesOfServed } from "./edge/EdgeFiles.ts";
import { hostFolder, hostKey, hostProblem, ownerOf } from "./edge/HostFile.ts";
import { fetchServed, readRecordAt } from "./fetchServed.ts";
import { forEachAtOnce } from "./forEachAtOnce.ts";
import { findUnkeptMaps } from "./keptMaps.ts";
import { readServedNotices } from "./notices/changeNotices.ts";
import { recordFolder } from "./record/changeRecord.ts";
import { findServedDifferences } from "./servedDifferences.ts";
import { claimKey, commandName, readOpenCommand } from "./state/DeploymentClaim.ts";
import { DeploymentRefused } from "./state/DeploymentRefused.ts";
import { type Pointer, pointerKey, readPointer } from "./state/Pointer.ts";
import { allPreviews } from "./state/previewFolder.ts";
import type { DeploymentStore } from "./store/DeploymentStore.ts";
import { entriesBelow } from "./store/entriesBelow.ts";
import { ifThere } from "./store/ifThere.ts";
import { readUtgave } from "./utgave/writeUtgaver.ts";

export interface ServedOptions {
  /** The folder of this repository. */
  readonly program: string;
  /** As `2026-12-24`. */
  readonly today: string;
  /** Exactly these brands are to be served. Left out: those that the pointers name. */
  readonly brands?: readonly string[];
  /** The brands of this repository: worth a note when some of them are there, and others are not. */
  readonly usual?: readonly string[];
  /** The path of the target when it is a folder: rights and links are judged too. Left out: a bucket behind a CDN. */
  readonly folder?: string;
}

/** How many brands, releases or hosts are looked at at a time. */
const atOnce = 16;

/** Whether a folder at the top can be that of a brand. */
export const isBrand = (name: string) => /^[a-z0-9]/i.test(name);

/** What is at the top of a target beside the brands: previews and links of nginx are not judged here. */
const isOwn = (key: string) =>
  key === claimKey ||
  key === ".lock" ||
  [allPreviews, hostFolder, recordFolder, mapsFolder, "_nginx/"].some((folder) => key.startsWith(folder));

const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

/** The state of a target: what its pointers say, and what is there. */
class Served {
  readonly #store: DeploymentStore;
  readonly #folder: string | undefined;
  readonly list = new FindingList((path) => path);
  /** By brand; those that cannot be used are left out, and have been reported. */
  readonly pointers = new Map<string, Pointer>();
  /** Every brand that was deployed, also one that is retired or has no pointer that can be used. */
  known: readonly string[] = [];
  #isRunning = false;
  #keys: readonly string[] = [];

  constructor(store: DeploymentStore, folder: string | undefined) {
    this.#store = store;
    this.#folder = folder;
  }

  /** @throws DeploymentRefused when nothing was deployed there */
  async read(): Promise<void> {
    await this.#readClaim();
    this.#keys = (await this.#store.list("")).map(({ key }) => key);
    const brands = (await this.#store.folders()).filter(isBrand);
    this.known = brands;
    let isDeployed = false;
    await forEachAtOnce(brands, atOnce, async (brand) => {
      const key = pointerKey(brand);
      try {
        const pointer = (await readPointer(this.#store, brand))?.pointer;
        const isEmpty = !this.#keys.some((one) => one.startsWith(`${brand}/`));
        if (pointer === undefined && (isEmpty || this.#isRunning)) return;
        isDeployed = true;
        if (pointer === undefined) this.list.add("bad-pointer", key, "there is no such file");
        else this.pointers.set(brand, pointer);
      } catch (error) {
        if (!(error instanceof DeploymentRefused)) throw error;
        isDeployed = true;
        this.list.add("bad-pointer", key, "it is not one that this version can read");
      }
    });
    if (!isDeployed) throw new DeploymentRefused("Nothing was deployed there.");
  }

  async #readClaim(): Promise<void> {
    const command = await readOpenCommand(this.#store, new Date());
    if (command === undefined) return;
    this.#isRunning = command.isRunning;
    this.list.add(command.isRunning ? "deployment-running" : "cut-off", claimKey, commandName(command));
  }

  /** Where nginx serves something else than the pointers name. What the edge reads is verified by itself. */
  async verifyNginx(): Promise<void> {
    if (this.#isRunning) return;
    const differences = await findServedDifferences([...this.pointers.values()], { folder: this.#folder });
    for (const { brand, by, problem } of differences)
      this.list.add("not-served", pointerKey(brand), `${by} ${problem}`);
  }

  /** What hosts say about what is live. A brand that an earlier version has deployed has nothing yet. */
  async verifyUtgaver(): Promise<void> {
    await forEachAtOnce(this.live, atOnce, async ({ brand, release: id }) => {
      const key = utgaveKey({ brand, id });
      const isThere = this.#keys.includes(key);
      if (isThere && (await readUtgave(this.#store, { brand, id })) === undefined) this.list.add("bad-utgave", key);
    });
  }

  /** What customers are told by the hour: a page leaves out what it cannot read, and the record has all of it. */
  async verifyNotices(now = new Date()): Promise<void> {
    await forEachAtOnce(this.live, atOnce, async ({ brand }) => {
      const key = noticesKey(brand);
      const stored = this.#keys.includes(key) ? await this.#store.get(key) : undefined;
      if (stored === undefined) return;
      const read = readNotices(text(stored.bytes));
      if (read === undefined) this.list.add("bad-notices", key, "it is not one that a page can read");
      else if (read.leftOut > 0) this.list.add("bad-notices", key, `a page cannot read ${read.leftOut} of its entries`);
      else if ((await readServedNotices(this.#store, brand, now)).differs)
        this.list.add("bad-notices", key, "the record says something else");
    });
  }

  /** Pointers of the brands that visitors get, by name. */
  get live(): readonly Pointer[] {
    return [...this.pointers.values()]
      .filter(({ retired }) => retired === undefined)
      .toSorted((one, other) => (one.brand < other.brand ? -1 : 1));
  }

  /** Files that no kept release has. */
  async findUnknown(): Promise<void> {
    if (this.#isRunning) return;
    const known = new Set<string>();
    const unjudged = new Set<string>();
    const kept = [...this.pointers.values()].flatMap(({ brand, releases }) =>
      releases.map(({ id }) => ({ brand, id })),
    );
    await forEachAtOnce(kept, atOnce, async (release) => {
      const record = await readRecordAt(this.#store, release);
      for (const path of record === undefined ? [] : pathsOf(record)) known.add(keyOf(release, path));
      known.add(utgaveKey(release));
      if (record !== undefined) return;
      unjudged.add(release.brand);
      this.list.add("missing-release", keyOf(release, ""));
    });
    for (const brand of this.pointers.keys()) {
      known.add(pointerKey(brand));
      known.add(noticesKey(brand));
      if (this.#folder === undefined) for (const key of copiesOf(brand)) known.add(key);
    }
    for (const key of this.#keys.toSorted()) {
      const brand = key.slice(0, Math.max(key.indexOf("/"), 0));
      // A brand without a pointer that can be used has been reported.
      const isJudged = !isBrand(brand) || (this.pointers.has(brand) && !unjudged.has(brand));
      if (isJudged && !isOwn(key) && !known.has(key)) this.list.add("unknown-file", key);
      // The release that is served is verified as a folder.
      if (isMapName(key) && !key.startsWith(mapsFolder)) this.list.add("served-map", key);
    }
    for (const key of await findUnkeptMaps(this.#store)) this.list.add("unknown-file", key);
  }

  /** What the edge of a CDN reads: hosts lead to their brand, and the copy of the page is that of the release. */
  async verifyEdge(headersOf: (brand: string) => readonly BrandHeaders[]): Promise<void> {
    if (this.#folder !== undefined) return;
    const expected = new Map<string, string>();
    for (const { brand } of this.live)
      for (const { hostnames } of headersOf(brand).flatMap((headers) => Object.values(headers)))
        for (const host of hostnames) expected.set(host, brand);
    await forEachAtOnce(expected, atOnce, async ([host, brand]) => {
      const problem = await hostProblem(this.#store, host, { brand });
      if (problem !== undefined) this.list.add("wrong-host", hostKey(host), problem);
    });
    if (this.#isRunning) return;
    await forEachAtOnce(this.#keys, atOnce, async (key) => {
      const host = key.startsWith(hostFolder) ? key.slice(hostFolder.length, -".json".length) : "";
      if (host === "" || expected.has(host)) return;
      const owner = await ownerOf(this.#store, host);
      if (owner?.preview === undefined)
        this.list.add("wrong-host", key, `${owner?.brand ?? "nobody"} has no such host that is served`);
    });
    const copies = this.live.flatMap(copiesOfServed);
    await forEachAtOnce(copies, atOnce, async ({ from, key }) => {
      const [original, copy] = await Promise.all([from, key].map((one) => this.#store.get(one)));
      if (original === undefined) return;
      if (copy === undefined) this.list.add("missing-file", key);
      else if (Buffer.compare(original.bytes, copy.bytes) !== 0) this.list.add("wrong-digest", key);
    });
  }

  /** Rights, links and empty folders, where the target is a folder: a web server follows links. */
  verifyFolder(): void {
    const root = this.#folder;
    if (root === undefined) return;
    const judge = (path: string, kind: "file" | "folder") => {
      const mode = ifThere(() => lstatSync(join(root, path)))?.mode;
      const problem = mode === undefined ? undefined : modeProblem(mode & 0o777, kind);
      if (problem !== undefined) this.list.add("bad-mode", path, problem);
    };
    judge("", "folder");
    const filled = new Set<string>();
    const folders: string[] = [];
    for (const entry of entriesBelow(root)) {
      const path = join(entry.parentPath, entry.name).slice(root.length + 1);
      filled.add(entry.parentPath.slice(root.length + 1));
      if (isOwn(entry.isDirectory() ? `${path}/` : path)) continue;
      if (entry.isDirectory()) folders.push(path);
      if (entry.isDirectory() || entry.isFile()) judge(path, entry.isFile() ? "file" : "folder");
      else this.list.add("not-a-file", path);
    }
    if (this.#isRunning) return;
    for (const path of folders) if (!filled.has(path)) this.list.add("empty-folder", path);
  }
}

/** The headers of a release that was fetched; undefined when they cannot be read, which has been reported. */
async function headersIn(folder: string): Promise<BrandHeaders | undefined> {
  try {
    const value: unknown = JSON.parse(text(await readFile(join(folder, headersFile))));
    const isUsable =
      isObject(value) && Object.values(value).every((one) => isObject(one) && Array.isArray(one["hostnames"]));
    return isUsable ? (value as unknown as BrandHeaders) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Checks what visitors get from a target, as it is there: the release that is served and the canary of each brand,
 * against the pointer and as any finished folder; then what is beside them: pointers, hosts, rights, and files that no
 * kept release has. Previews are not judged. What is fetched is in a temporary folder until the last one was given.
 * @throws DeploymentRefused when nothing was deployed there
 */
export async function* verifyServed(
  store: DeploymentStore,
  { program, today, brands, usual, folder }: ServedOptions,
): AsyncGenerator<VerifiedFolder> {
  const served = new Served(store, folder);
  await served.read();
  const temporary = await mkdtemp(join(tmpdir(), "verify-deployed-"));
  try {
    const releases: ReleaseToVerify[] = [];
    const headers = new Map<string, BrandHeaders[]>();
    for (const { brand, release, canary, releases: kept } of served.live)
      for (const id of new Set([release, ...(canary === undefined ? [] : [canary.release])])) {
        const fetched = join(temporary, id, brand);
        await fetchServed(store, { brand, id }, fetched);
        const digest = kept.find((one) => one.id === id)?.digest ?? "";
        const nameOf = (path: string) => keyOf({ brand, id }, path);
        releases.push({ brand, id, folder: fetched, digest, nameOf, isCopy: true });
        const found = await headersIn(fetched);
        if (found !== undefined) headers.set(brand, [...(headers.get(brand) ?? []), found]);
      }
    yield* verifyFolders(releases, { program, today });
    served.verifyFolder();
    await served.verifyNginx();
    await served.findUnknown();
    await served.verifyUtgaver();
    await served.verifyNotices();
    await served.verifyEdge((brand) => headers.get(brand) ?? []);
    const found = brands === undefined ? served.known : served.live.map(({ brand }) => brand);
    const findings: readonly VerifyFinding[] = [...served.list.findings, ...verifyBrands(found, brands, usual)];
    if (findings.length > 0) yield { brand: "", folder: "", files: 0, findings };
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}
