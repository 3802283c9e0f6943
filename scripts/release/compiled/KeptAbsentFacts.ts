import type { BrandFact } from "#scripts/leaks/facts/brandFacts.ts";
import type { AbsentFacts } from "#scripts/leaks/PortalText.ts";
import { KeptKeys } from "./KeptKeys.ts";

const keyOf = ({ kind, value }: BrandFact) => `${kind} ${value}`;

/** Facts that are in no file of the portal, in a file beside its texts. */
export class KeptAbsentFacts implements AbsentFacts {
  readonly #keys: KeptKeys;

  /** @param path is of one state of the portal's sources */
  constructor(path: string) {
    this.#keys = new KeptKeys(path);
  }

  has(fact: BrandFact): boolean {
    return this.#keys.has(keyOf(fact));
  }

  add(facts: readonly BrandFact[]): void {
    this.#keys.add(facts.map(keyOf));
  }
}
