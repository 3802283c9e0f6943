import type { CleanChecks } from "#scripts/leaks/PortalText.ts";
import { KeptKeys } from "./KeptKeys.ts";
import { sourceDigest } from "./sourceDigest.ts";

/** Checks of the sources that found nothing, in a file beside the texts of the portal. */
export class KeptCleanChecks implements CleanChecks {
  readonly root: string;
  readonly #digest: string;
  readonly #keys: KeptKeys;

  /** @param path is of the state of the sources that has this digest */
  constructor(root: string, digest: string, path: string) {
    this.root = root;
    this.#digest = digest;
    this.#keys = new KeptKeys(path);
  }

  has(check: string): boolean {
    return this.#keys.has(check);
  }

  async add(check: string): Promise<void> {
    // The check may have seen a source that was changed since the digest was made.
    if ((await sourceDigest(this.root)) === this.#digest) this.#keys.add([check]);
  }
}
