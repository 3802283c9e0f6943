import type { BrandFact } from "#scripts/leaks/brandFacts.ts";
import { createNeutralCheck } from "#scripts/leaks/createNeutralCheck.ts";
import { comparable } from "#scripts/leaks/FactIndex.ts";
import { isDivisible } from "#scripts/leaks/pieces.ts";
import { type Leak, leaksInPortal } from "#scripts/leaks/findLeaks.ts";
import { PieceSearch } from "#scripts/leaks/PieceSearch.ts";
import { beginningsOf, type PortalText } from "#scripts/leaks/PortalText.ts";
import type { TextBeginnings } from "#scripts/leaks/TextBeginnings.ts";

/** So few facts are all searched for: to find out which of them could be there takes longer. */
const mostUnchecked = 2000;

/**
 * The words that every brand's folder has: the portal's own files, with a page of no brand. It keeps only those facts
 * of brands that could be among them, and searches for all of these at once.
 */
export class PortalWords {
  readonly #root: string;
  readonly #brandsDir: string;
  readonly #portal: PortalText;
  #beginnings: TextBeginnings | undefined;
  readonly #suspects = new PieceSearch();

  /**
   * @param root the repository's folder
   * @param brandsDir folder that contains `tenants/` and `themes/`
   */
  constructor(root: string, brandsDir: string, portal: PortalText) {
    this.#root = root;
    this.#brandsDir = brandsDir;
    this.#portal = portal;
  }

  /** Takes a fact into the search. */
  add(fact: BrandFact): void {
    const value = comparable(fact.value);
    // The texts are pieces: a value that could be in two of them is searched for in any case.
    if (this.#suspects.size < mostUnchecked || isDivisible(value) || this.#mayHave(value)) this.#suspects.add(fact);
  }

  #mayHave(value: string): boolean {
    this.#beginnings ??= this.#portal.beginnings?.() ?? beginningsOf(this.#portal.files);
    return this.#beginnings.mayHave(value);
  }

  /** The facts that are words of the portal, file by file. */
  *found(): Generator<Leak> {
    if (this.#suspects.size === 0) return;
    const isNeutral = createNeutralCheck(this.#root, this.#brandsDir);
    for (const file of this.#portal.files) yield* leaksInPortal(this.#suspects, file, isNeutral);
  }
}
