import { createHash } from "node:crypto";
import {
  Conflict,
  type ObjectHeaders,
  type PutOptions,
  type DeploymentStore,
  type Stored,
  type StoredFile,
} from "#scripts/deploy/store/DeploymentStore.ts";

interface Held extends Stored {
  readonly headers: ObjectHeaders | undefined;
}

/** An object store in memory, for tests that go through every step of a deployment. */
export class MemoryStore implements DeploymentStore {
  readonly #objects = new Map<string, Held>();
  #saved: ReadonlyMap<string, Held> = new Map();

  async get(key: string): Promise<Stored | undefined> {
    return this.#objects.get(key);
  }

  async put(key: string, bytes: Uint8Array, { condition, headers }: PutOptions = {}): Promise<string> {
    const found = this.#objects.get(key);
    if (condition === "absent" ? found !== undefined : condition !== undefined && found?.tag !== condition.tag)
      throw new Conflict(key);
    const tag = createHash("md5").update(bytes).digest("hex");
    this.#objects.set(key, { bytes, tag, headers });
    return tag;
  }

  async list(folder: string): Promise<readonly StoredFile[]> {
    return [...this.#objects].flatMap(([key, { bytes, tag }]) =>
      key.startsWith(folder) ? [{ key, bytes: bytes.length, md5: tag }] : [],
    );
  }

  async folders(below = ""): Promise<readonly string[]> {
    const keys = [...this.#objects.keys()].filter((key) => key.startsWith(below)).map((key) => key.slice(below.length));
    const tops = keys.filter((key) => key.includes("/")).map((key) => key.split("/")[0] ?? "");
    return [...new Set(tops)].toSorted();
  }

  async digest(key: string): Promise<string | undefined> {
    const found = this.#objects.get(key);
    return found && createHash("sha256").update(found.bytes).digest("hex");
  }

  async remove(key: string): Promise<void> {
    this.#objects.delete(key);
  }

  /** What is sent with an object. */
  headersOf(key: string): ObjectHeaders | undefined {
    return this.#objects.get(key)?.headers;
  }

  /** Keeps what is there now, for {@link restore}. */
  save(): void {
    this.#saved = new Map(this.#objects);
  }

  restore(): void {
    this.#objects.clear();
    for (const [key, held] of this.#saved) this.#objects.set(key, held);
  }
}
