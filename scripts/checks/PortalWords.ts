import type { BrandFact } from "#scripts/leaks/facts/brandFacts.ts";
import { createNeutralCheck } from "#scripts/leaks/createNeutralCheck.ts";
import type { Leak } from "#scripts/leaks/findLeaks.ts";
import { PortalFacts } from "#scripts/leaks/PortalFacts.ts";
import type { CleanChecks, PortalText } from "#scripts/leaks/PortalText.ts";
import { readBase } from "#scripts/leaks/readBase.ts";

/** The words that every brand's folder has: the portal's own files, with a page of no brand. */
export class PortalWords {
  /** What is known of this repository's sources. Undefined: nothing. */
  readonly clean: CleanChecks | undefined;
  readonly #facts: PortalFacts;

  /**
   * @param root the repository's folder
   * @param brandsDir folder that contains `tenants/` and `themes/`
   */
  constructor(root: string, brandsDir: string, portal: PortalText) {
    // A rule that reads sources reads those of this repository.
    if (portal.clean?.root === root) this.clean = portal.clean;
    this.#facts = new PortalFacts(portal, createNeutralCheck(root, readBase(brandsDir), portal.neutral));
  }

  /** Takes a fact into the search. */
  add(fact: BrandFact): void {
    this.#facts.add(fact);
  }

  /** The facts that are words of the portal, file by file. */
  found(): readonly Leak[] {
    return this.#facts.leaks();
  }
}
