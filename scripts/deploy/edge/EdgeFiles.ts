import { headersFile } from "#contract/releaseFiles.ts";
import { utgaveFile } from "#contract/utgave.ts";
import type { BrandHeaders } from "#scripts/stamp/headers.ts";
import { keyOf, utgaveKey } from "../keyOf.ts";
import { forEachAtOnce } from "../forEachAtOnce.ts";
import type { PointerMove } from "../movePointers.ts";
import { DeploymentRefused } from "../state/DeploymentRefused.ts";
import { type Pointer, readPointer, readPointers } from "../state/Pointer.ts";
import type { ServedDifference } from "../servedDifferences.ts";
import { previewStore } from "../state/PreviewRecord.ts";
import { objectHeaders, stateHeaders } from "../store/objectHeaders.ts";
import { Conflict, type DeploymentStore, type ObjectHeaders, type Stored } from "../store/DeploymentStore.ts";
import { type HostFile, hostFileIn, hostKey, hostProblem, ownerOf } from "./HostFile.ts";

/** The page of the release that all visitors get, at the address where a CDN without our function looks for it. */
const pageKey = (brand: string): string => `${brand}/index.html`;

/** The file that names that release, at such an address too. */
const utgaveCopyKey = (brand: string): string => `${brand}/${utgaveFile}`;

/** The keys of all copies of a brand. */
export const copiesOf = (brand: string): readonly string[] => [pageKey(brand), utgaveCopyKey(brand)];

/** An object that is copied to where a CDN without a function finds it. */
interface Copy {
  readonly from: string;
  readonly key: string;
  readonly headers: ObjectHeaders;
  /** A preview, and a release that an earlier version has deployed, say nothing of themselves. */
  readonly canBeMissing: boolean;
}

/** What a brand that is served has copies of. */
export const copiesOfServed = ({ brand, release: id }: Pointer): readonly Copy[] => [
  {
    from: keyOf({ brand, id }, "index.html"),
    key: pageKey(brand),
    headers: objectHeaders("index.html"),
    canBeMissing: false,
  },
  { from: utgaveKey({ brand, id }), key: utgaveCopyKey(brand), headers: stateHeaders, canBeMissing: true },
];

/** For messages. */
const nameOf = ({ brand, preview }: { readonly brand: string; readonly preview?: string | undefined }) =>
  preview === undefined ? brand : `${brand} in the preview ${preview}`;

/** How many brands or hosts are looked at at a time. */
const atOnce = 16;

const text = new TextDecoder();

/**
 * What the edge of a CDN reads besides the pointers (`answerAtEdge.ts`): which brand a host name belongs to; and a copy
 * of each page that is served. The pointer alone decides: these files can be behind it, and the next run completes
 * them.
 */
export class EdgeFiles {
  readonly #hosts: DeploymentStore;
  readonly #preview: string | undefined;
  /** Where the brands are. */
  readonly #store: DeploymentStore;

  /** @param preview the name of a preview whose files they are */
  constructor(store: DeploymentStore, preview?: string) {
    this.#hosts = store;
    this.#preview = preview;
    this.#store = this.#placeOf(preview);
  }

  #placeOf(preview: string | undefined): DeploymentStore {
    return preview === undefined ? this.#hosts : previewStore(this.#hosts, preview);
  }

  /** Every host name of the releases that visitors can get. */
  async #hostsOf({ brand, release, canary, retired }: Pointer, store = this.#store): Promise<ReadonlySet<string>> {
    if (retired !== undefined) return new Set();
    const ids = canary === undefined ? [release] : [release, canary.release];
    const hosts = new Set<string>();
    for (const id of ids) {
      const key = keyOf({ brand, id }, headersFile);
      const stored = await store.get(key);
      if (stored === undefined) throw new Error(`${key} is missing. Deploy ${brand} again.`);
      const headers = JSON.parse(text.decode(stored.bytes)) as BrandHeaders;
      for (const { hostnames } of Object.values(headers)) for (const host of hostnames) hosts.add(host);
    }
    return hosts;
  }

  #isOf(owner: HostFile | undefined, brand: string): boolean {
    return owner?.brand === brand && owner.preview === this.#preview;
  }

  /**
   * Makes every host name lead to its brand, before the pointers change.
   * @throws DeploymentRefused when a host name belongs to another brand
   */
  async beforePointers(moves: readonly PointerMove[]): Promise<void> {
    const afterwards = new Map(moves.map(({ after }) => [after.brand, after]));
    const owns = async ({ brand, preview }: HostFile, host: string) => {
      const store = this.#placeOf(preview);
      const moved = preview === this.#preview ? afterwards.get(brand) : undefined;
      const pointer = moved ?? (await readPointer(store, brand))?.pointer;
      return pointer !== undefined && (await this.#hostsOf(pointer, store)).has(host);
    };
    await forEachAtOnce(moves, atOnce, async ({ after }) => {
      const { brand } = after;
      for (const host of await this.#hostsOf(after)) {
        const stored = await this.#hosts.get(hostKey(host));
        const owner = hostFileIn(stored?.bytes);
        if (this.#isOf(owner, brand)) continue;
        if (owner !== undefined && (await owns(owner, host)))
          throw new DeploymentRefused(
            `The host name ${host} belongs to ${nameOf(owner)} and to ${nameOf({ brand, preview: this.#preview })}. A host name can have one owner only.`,
          );
        const file: HostFile = {
          schemaVersion: 1,
          brand,
          ...(this.#preview !== undefined && { preview: this.#preview }),
        };
        await this.#claimHost(host, file, stored);
      }
    });
  }

  /** Makes a host name lead to a brand, when its file still is the one that was read. */
  async #claimHost(host: string, file: HostFile, before: Stored | undefined): Promise<void> {
    const bytes = new TextEncoder().encode(`${JSON.stringify(file)}\n`);
    const condition = before === undefined ? "absent" : { tag: before.tag };
    try {
      await this.#hosts.put(hostKey(host), bytes, { condition, headers: stateHeaders });
    } catch (error) {
      if (!(error instanceof Conflict)) throw error;
      throw new DeploymentRefused(
        `Another deployment was faster: ${error.message} Nothing was changed for visitors; run the command again.`,
      );
    }
  }

  /** Copies the pages that are served now, and removes the host names that a brand no longer has. */
  async afterPointers(moves: readonly PointerMove[]): Promise<void> {
    await forEachAtOnce(moves, atOnce, async ({ before, after }) => {
      await this.copyServed(after);
      if (before?.pointer === undefined || before.pointer === after) return;
      const { brand } = after;
      const hosts = await this.#hostsOf(after);
      for (const host of await this.#hostsOf(before.pointer))
        if (!hosts.has(host) && this.#isOf(await ownerOf(this.#hosts, host), brand))
          await this.#hosts.remove(hostKey(host));
    });
  }

  /** Copies the pages of all brands that customers get, after a command that was cut off. */
  async copyAllPages(): Promise<void> {
    const { pointers } = await readPointers(this.#hosts);
    const production = this.#preview === undefined ? this : new EdgeFiles(this.#hosts);
    await forEachAtOnce(pointers.values(), atOnce, ({ pointer }) => production.copyServed(pointer));
  }

  /** Host names that do not lead to their brand, and copies of pages that are of another release. */
  async findDifferences(pointers: readonly Pointer[]): Promise<readonly ServedDifference[]> {
    const found: ServedDifference[] = [];
    await forEachAtOnce(pointers, atOnce, async (pointer) => {
      const { brand, release, retired } = pointer;
      for (const host of await this.#hostsOf(pointer)) {
        const problem = await hostProblem(this.#hosts, host, { brand });
        if (problem !== undefined) found.push({ brand, by: "the edge", problem });
      }
      for (const { from, key } of copiesOfServed(pointer)) {
        const [wanted, copy] = await Promise.all([
          retired === undefined ? this.#store.digest(from) : undefined,
          this.#store.digest(key),
        ]);
        if (wanted !== copy) found.push({ brand, by: "the edge", problem: `${key} is not that of ${release}` });
      }
    });
    return found.toSorted((one, other) => (one.brand < other.brand ? -1 : 1));
  }

  /** What is served to all, for a CDN without the function: the page, and what says which release it is of. */
  async copyServed(pointer: Pointer): Promise<void> {
    for (const { from, key, headers, canBeMissing } of copiesOfServed(pointer)) {
      const isServed = pointer.retired === undefined;
      const [wanted, there] = await Promise.all([from, key].map((one) => this.#store.digest(one)));
      const original = isServed && wanted !== there ? await this.#store.get(from) : undefined;
      if (original !== undefined) await this.#store.put(key, original.bytes, { headers });
      else if (isServed && wanted === undefined && !canBeMissing)
        throw new Error(`${from} is missing. Deploy ${pointer.brand} again.`);
      else if (there !== undefined && (!isServed || wanted === undefined)) await this.#store.remove(key);
    }
  }
}
