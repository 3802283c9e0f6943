import type { PutOptions, DeploymentStore, Stored, StoredFile } from "#scripts/deploy/store/DeploymentStore.ts";

/** A store whose writes all fail after the first ones: its program is killed, or the disk is full (`code`). */
export class FailingStore implements DeploymentStore {
  readonly #store: DeploymentStore;
  readonly #writes: number;
  readonly #code: string | undefined;
  #count = 0;

  constructor(store: DeploymentStore, writes: number, code?: string) {
    this.#store = store;
    this.#writes = writes;
    this.#code = code;
  }

  get hasFailed(): boolean {
    return this.#count > this.#writes;
  }

  #guard(): void {
    this.#count += 1;
    if (this.hasFailed)
      throw Object.assign(new Error(this.#code ?? "killed"), this.#code === undefined ? {} : { code: this.#code });
  }

  get(key: string): Promise<Stored | undefined> {
    return this.#store.get(key);
  }

  list(folder: string): Promise<readonly StoredFile[]> {
    return this.#store.list(folder);
  }

  folders(below?: string): Promise<readonly string[]> {
    return this.#store.folders(below);
  }

  digest(key: string): Promise<string | undefined> {
    return this.#store.digest(key);
  }

  async put(key: string, bytes: Uint8Array, options?: PutOptions): Promise<string> {
    this.#guard();
    return this.#store.put(key, bytes, options);
  }

  async remove(key: string): Promise<void> {
    this.#guard();
    return this.#store.remove(key);
  }
}
