import type { DeploymentStore, PutOptions } from "#scripts/deploy/store/DeploymentStore.ts";
import { FailingStore } from "./FailingStore.ts";

/** A store behind something that answers some of the writes in its place: nothing is stored, and nothing says so. */
export class LyingStore extends FailingStore {
  readonly #isLost: (key: string) => boolean;
  #left: number;

  /**
   * @param isLost whether a write to a key may be lost
   * @param times how many are lost
   */
  constructor(store: DeploymentStore, isLost: (key: string) => boolean, times: number) {
    super(store, Number.POSITIVE_INFINITY);
    this.#isLost = isLost;
    this.#left = times;
  }

  override async put(key: string, bytes: Uint8Array, options?: PutOptions): Promise<string> {
    if (!this.#isLost(key) || this.#left === 0) return super.put(key, bytes, options);
    this.#left -= 1;
    return "";
  }
}
