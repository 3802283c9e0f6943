import { headersFile } from "#contract/releaseFiles.ts";
import type { BrandHeaders } from "#scripts/stamp/headers.ts";
import { keyOf } from "../keyOf.ts";
import { forEachAtOnce } from "../forEachAtOnce.ts";
import type { PointerMove } from "../movePointers.ts";
import { DeploymentRefused } from "../state/DeploymentRefused.ts";
import { type Pointer, readPointer, readPointers } from "../state/Pointer.ts";
import type { ServedDifference } from "../servedDifferences.ts";
import { previewStore } from "../state/PreviewRecord.ts";
import { objectHeaders, stateHeaders } from "../store/objectHeaders.ts";
import type { DeploymentStore } from "../store/DeploymentStore.ts";
import { type HostFile, hostKey, hostProblem, ownerOf } from "./HostFile.ts";

/** The page that is served to all, for a CDN without a function of ours. */
export const pageKey = (brand: string): string => `${brand}/index.html`;

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
        const owner = await ownerOf(this.#hosts, host);
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
        const bytes = new TextEncoder().encode(`${JSON.stringify(file)}\n`);
        await this.#hosts.put(hostKey(host), bytes, { headers: stateHeaders });
      }
    });
  }

  /** Copies the pages that are served now, and removes the host names that a brand no longer has. */
  async afterPointers(moves: readonly PointerMove[]): Promise<void> {
    await forEachAtOnce(moves, atOnce, async ({ before, after }) => {
      await this.#copyPage(after);
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
    await forEachAtOnce(pointers.values(), atOnce, ({ pointer }) => production.#copyPage(pointer));
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
      const wanted = retired === undefined ? keyOf({ brand, id: release }, "index.html") : undefined;
      const digestOf = async (key: string | undefined) => (key === undefined ? undefined : this.#store.digest(key));
      const [page, copy] = await Promise.all([wanted, pageKey(brand)].map(digestOf));
      if (page !== copy)
        found.push({ brand, by: "the edge", problem: `${pageKey(brand)} is not the page that is served` });
    });
    return found.toSorted((one, other) => (one.brand < other.brand ? -1 : 1));
  }

  /** The page that is served to all, for a CDN without the function. */
  async #copyPage({ brand, release, retired }: Pointer): Promise<void> {
    if (retired !== undefined) {
      await this.#store.remove(pageKey(brand));
      return;
    }
    const from = keyOf({ brand, id: release }, "index.html");
    const [wanted, there] = await Promise.all([this.#store.digest(from), this.#store.digest(pageKey(brand))]);
    if (wanted === there) return;
    const page = await this.#store.get(from);
    if (page === undefined) throw new Error(`${from} is missing. Deploy ${brand} again.`);
    await this.#store.put(pageKey(brand), page.bytes, { headers: objectHeaders("index.html") });
  }
}
