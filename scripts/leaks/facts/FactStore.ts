import type { BrandFact } from "./brandFacts.ts";
import { NumberList } from "./NumberList.ts";
import { TextPool } from "./TextPool.ts";

const kinds: readonly BrandFact["kind"][] = [
  "id",
  "name",
  "host",
  "number",
  "text",
  "colour",
  "image",
  "build-only field",
];

/** The number that means: no fact, no brand. */
const none = 0xffffffff;

/** The numbers of an owner: brand, kind, and the place of the value. */
const ownerSize = 4;
/** The numbers of a fact: the next one with the same value, and two owners. */
const factSize = 1 + 2 * ownerSize;

/** The brands that have a fact, as each writes it. */
export interface Owners {
  readonly first: BrandFact;
  readonly other?: BrandFact;
}

/** Facts as numbers in a few long lists, and their texts in one buffer. */
export class FactStore {
  readonly #numbers = new NumberList();
  readonly #texts = new TextPool();
  readonly #brands: string[] = [];
  readonly #brandNumbers = new Map<string, number>();

  /** Gives the fact's number. */
  add(fact: BrandFact): number {
    const at = this.#numbers.length;
    for (let index = 0; index < factSize; index++) this.#numbers.push(none);
    this.#setOwner(at + 1, fact);
    return at / factSize;
  }

  /** Sets the other brand that has a fact. */
  addOwner(fact: number, owner: BrandFact): void {
    this.#setOwner(fact * factSize + 1 + ownerSize, owner);
  }

  ownersOf(fact: number): Owners {
    const first = this.#ownerAt(fact * factSize + 1);
    const other = this.#ownerAt(fact * factSize + 1 + ownerSize);
    if (first === undefined) throw new Error(`There is no fact ${fact}`);
    return other === undefined ? { first } : { first, other };
  }

  /** Makes a fact the one after another. */
  chain(fact: number, next: number): void {
    this.#numbers.set(fact * factSize, next);
  }

  /** The number of the fact after another; `undefined` for the last. */
  after(fact: number): number | undefined {
    const next = this.#numbers.at(fact * factSize);
    return next === none ? undefined : next;
  }

  #numberOf(brand: string): number {
    const known = this.#brandNumbers.get(brand);
    if (known !== undefined) return known;
    this.#brandNumbers.set(brand, this.#brands.length);
    return this.#brands.push(brand) - 1;
  }

  #setOwner(at: number, { brand, kind, value }: BrandFact): void {
    const { start, size } = this.#texts.add(value);
    for (const [index, number] of [this.#numberOf(brand), kinds.indexOf(kind), start, size].entries())
      this.#numbers.set(at + index, number);
  }

  #ownerAt(at: number): BrandFact | undefined {
    const brand = this.#numbers.at(at);
    const kind = kinds[this.#numbers.at(at + 1)];
    if (brand === none || kind === undefined) return undefined;
    const value = this.#texts.read(this.#numbers.at(at + 2), this.#numbers.at(at + 3));
    return { brand: this.#brands[brand] ?? "", kind, value };
  }
}
