import { RecentMap } from "#scripts/brands/RecentMap.ts";
import type { BrandFact } from "./facts/brandFacts.ts";
import { comparable, FactIndex, longestValue, type PlacedFact } from "./facts/FactIndex.ts";
import { isDivisible, piecesOf } from "./pieces.ts";
import { factsInText, type FactSearch, type FoundFact } from "./findLeaks.ts";

/** How many pieces are remembered: the parts of a page that are the same in all brands are some thousand. */
const mostPieces = 20_000;

/**
 * Finds facts of brands in the files of one brand after another. Pages are mostly the same: what was searched in one is
 * not searched again in the next. It finds what `factsInText` finds.
 */
export class PieceSearch implements FactSearch {
  readonly #facts = new FactIndex();
  /** Facts that a cut could divide: they are searched for in whole texts. */
  readonly #divisible = new FactIndex();
  readonly #pieces = new RecentMap<string, readonly FoundFact[]>(mostPieces);

  /** Facts are added before the first search. */
  add(fact: BrandFact): void {
    const index = isDivisible(comparable(fact.value).slice(0, longestValue)) ? this.#divisible : this.#facts;
    index.add(fact);
  }

  /** How many different values it has. */
  get size(): number {
    return this.#facts.size + this.#divisible.size;
  }

  *inName(name: string): Generator<PlacedFact> {
    yield* this.#facts.search(name);
    yield* this.#divisible.search(name);
  }

  *inText(text: string): Generator<FoundFact> {
    for (const { piece, start } of piecesOf(text)) yield* this.#inPiece(piece, start);
    if (this.#divisible.size > 0) yield* factsInText(this.#divisible, text);
  }

  *#inPiece(piece: string, start: number): Generator<FoundFact> {
    let found = this.#pieces.get(piece);
    if (found === undefined) {
      found = [...factsInText(this.#facts, piece)];
      this.#pieces.set(piece, found);
    }
    for (const each of found) yield { ...each, offset: start + each.offset };
  }
}
