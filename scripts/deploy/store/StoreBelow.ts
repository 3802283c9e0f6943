import type { PutOptions, DeploymentStore, Stored, StoredFile } from "./DeploymentStore.ts";

/** A folder of a store, as a store of its own. */
export class StoreBelow implements DeploymentStore {
  readonly #store: DeploymentStore;
  readonly #folder: string;

  /** @param folder ends with a slash: `_previews/pr-12/` */
  constructor(store: DeploymentStore, folder: string) {
    this.#store = store;
    this.#folder = folder;
  }

  get(key: string): Promise<Stored | undefined> {
    return this.#store.get(this.#folder + key);
  }

  put(key: string, bytes: Uint8Array, options?: PutOptions): Promise<string> {
    return this.#store.put(this.#folder + key, bytes, options);
  }

  async list(folder: string): Promise<readonly StoredFile[]> {
    const files = await this.#store.list(this.#folder + folder);
    return files.map((file) => ({ ...file, key: file.key.slice(this.#folder.length) }));
  }

  folders(below = ""): Promise<readonly string[]> {
    return this.#store.folders(this.#folder + below);
  }

  digest(key: string): Promise<string | undefined> {
    return this.#store.digest(this.#folder + key);
  }

  remove(key: string): Promise<void> {
    return this.#store.remove(this.#folder + key);
  }
}
