import { readFileSync, renameSync, writeFileSync } from "node:fs";

/** More are not kept: a workshop tries many texts. */
const mostKept = 20_000;

function readKeys(path: string): readonly string[] {
  try {
    const keys: unknown = JSON.parse(readFileSync(path, "utf8"));
    return Array.isArray(keys) ? keys.filter((key) => typeof key === "string") : [];
  } catch {
    return [];
  }
}

/** A set of short texts in a file of `.cache/`. */
export class KeptKeys {
  readonly #path: string;
  #keys: ReadonlySet<string> | undefined;

  /** @param path is of one state of the sources */
  constructor(path: string) {
    this.#path = path;
  }

  has(key: string): boolean {
    this.#keys ??= new Set(readKeys(this.#path));
    return this.#keys.has(key);
  }

  add(keys: readonly string[]): void {
    // Another process may have added some.
    this.#keys = new Set([...readKeys(this.#path), ...keys]);
    const temporary = `${this.#path}.${process.pid}`;
    try {
      writeFileSync(temporary, JSON.stringify([...this.#keys].slice(-mostKept)));
      renameSync(temporary, this.#path);
    } catch {
      // A folder that cannot be written costs a search in the next run, and nothing else.
    }
  }
}
