import { Fingerprints, fingerprintOf } from "#scripts/leaks/facts/Fingerprints.ts";
import { NumberList } from "#scripts/leaks/facts/NumberList.ts";

/** Remembers of each text which of its owners comes first, and whether there are several: a few bytes for each. */
export class OwnerTable {
  readonly #texts = new Fingerprints();
  /** By text: twice the number of the first owner, and 1 more when there are several. */
  readonly #owners = new NumberList();
  readonly #isBefore: (a: number, b: number) => boolean;

  constructor(isBefore: (a: number, b: number) => boolean) {
    this.#isBefore = isBefore;
  }

  add(text: string, owner: number): void {
    const count = this.#texts.size;
    const entry = this.#texts.add(fingerprintOf(text));
    if (entry === count) {
      this.#owners.push(owner * 2);
      return;
    }
    const first = this.#owners.at(entry) >> 1;
    if (first !== owner) this.#owners.set(entry, (this.#isBefore(owner, first) ? owner : first) * 2 + 1);
  }

  /** The first owner of a text that has several; else `undefined`. */
  firstOfSeveral(text: string): number | undefined {
    const entry = this.#texts.find(fingerprintOf(text));
    const known = entry === -1 ? 0 : this.#owners.at(entry);
    return (known & 1) === 1 ? known >> 1 : undefined;
  }
}
