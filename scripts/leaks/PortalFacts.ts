import type { BrandFact } from "./facts/brandFacts.ts";
import { comparable } from "./facts/FactIndex.ts";
import { isLeakInPortal, type Leak, leaksInPortal } from "./findLeaks.ts";
import { isDivisible } from "./pieces.ts";
import { PieceSearch } from "./PieceSearch.ts";
import { beginningsOf, type PortalText } from "./PortalText.ts";
import type { TextBeginnings } from "./TextBeginnings.ts";

/** Where the beginnings are not known, so few facts are all searched for: to find them out takes longer. */
const mostUnchecked = 2000;

/**
 * Searches the portal's own files for facts of brands. It keeps only those that could be leaks there and were not
 * searched for before. In most runs there is none, and no file is searched.
 */
export class PortalFacts {
  readonly #portal: PortalText;
  readonly #isNeutral: (value: string) => boolean;
  #beginnings: TextBeginnings | undefined;
  readonly #suspects: BrandFact[] = [];

  constructor(portal: PortalText, isNeutral: (value: string) => boolean) {
    this.#portal = portal;
    this.#isNeutral = isNeutral;
  }

  /** Takes a fact into the search. */
  add(fact: BrandFact): void {
    const value = comparable(fact.value);
    // The texts are pieces: a value that could be in two of them is searched for in any case.
    if (!isDivisible(value) && !this.#mayHave(value)) return;
    if (isLeakInPortal(fact, this.#isNeutral) && this.#portal.absent?.has(fact) !== true) this.#suspects.push(fact);
  }

  #mayHave(value: string): boolean {
    const { beginnings, files } = this.#portal;
    if (beginnings === undefined && this.#suspects.length < mostUnchecked) return true;
    this.#beginnings ??= beginnings?.() ?? beginningsOf(files);
    return this.#beginnings.mayHave(value);
  }

  /** Every leak in the portal's files. */
  leaks(): readonly Leak[] {
    if (this.#suspects.length === 0) return [];
    const search = new PieceSearch();
    for (const fact of this.#suspects) search.add(fact);
    const leaks = this.#portal.files.flatMap((file) => [...leaksInPortal(search, file, this.#isNeutral)]);
    if (leaks.length === 0) this.#portal.absent?.add(this.#suspects);
    return leaks;
  }
}
