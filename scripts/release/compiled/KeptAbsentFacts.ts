import { readFileSync, renameSync, writeFileSync } from "node:fs";
import type { BrandFact } from "#scripts/leaks/facts/brandFacts.ts";
import type { AbsentFacts } from "#scripts/leaks/PortalText.ts";

/** More are not kept: a workshop tries many texts. */
const mostKept = 20_000;

const keyOf = ({ kind, value }: BrandFact) => `${kind} ${value}`;

function readKeys(path: string): readonly string[] {
  try {
    const keys: unknown = JSON.parse(readFileSync(path, "utf8"));
    return Array.isArray(keys) ? keys.filter((key) => typeof key === "string") : [];
  } catch {
    return [];
  }
}

/** Facts that are in no file of the portal, in a file beside its texts. */
export class KeptAbsentFacts implements AbsentFacts {
  readonly #path: string;
  #keys: ReadonlySet<string> | undefined;

  /** @param path is of one state of the portal's sources */
  constructor(path: string) {
    this.#path = path;
  }

  has(fact: BrandFact): boolean {
    this.#keys ??= new Set(readKeys(this.#path));
    return this.#keys.has(keyOf(fact));
  }

  add(facts: readonly BrandFact[]): void {
    // Another process may have added some.
    this.#keys = new Set([...readKeys(this.#path), ...facts.map(keyOf)]);
    const temporary = `${this.#path}.${process.pid}`;
    try {
      writeFileSync(temporary, JSON.stringify([...this.#keys].slice(-mostKept)));
      renameSync(temporary, this.#path);
    } catch {
      // A folder that cannot be written costs a search in the next run, and nothing else.
    }
  }
}
