import type { BrandFact } from "./facts/brandFacts.ts";
import { type FactSearch, type Leak, leaksInPortal, type SearchedFile, textOf } from "./findLeaks.ts";
import { PortalFacts } from "./PortalFacts.ts";
import { contentDigest, type PortalText } from "./PortalText.ts";

/** Searches files that all brands share. What is known of the portal's own files is not searched again. */
export class PortalFiles {
  readonly #facts: FactSearch;
  readonly #isNeutral: (value: string) => boolean;
  readonly #known: PortalFacts | undefined;
  readonly #portal: PortalText | undefined;
  #leaks: readonly Leak[] | undefined;

  /**
   * @param facts all facts; those that are added here are among them
   * @param portal left out: every file is searched
   */
  constructor(facts: FactSearch, isNeutral: (value: string) => boolean, portal: PortalText | undefined) {
    this.#facts = facts;
    this.#isNeutral = isNeutral;
    this.#known = portal && new PortalFacts(portal, isNeutral);
    this.#portal = portal;
  }

  /** Takes a fact into the search, before the first file is searched. */
  add(fact: BrandFact): void {
    this.#known?.add(fact);
  }

  /** The leaks in a file. */
  leaksIn(file: SearchedFile): readonly Leak[] {
    if (this.#known === undefined || !this.#isOfPortal(file))
      return [...leaksInPortal(this.#facts, file, this.#isNeutral)];
    this.#leaks ??= this.#known.leaks();
    return this.#leaks.filter(({ file: path }) => path === file.path);
  }

  /** Whether it is one of the portal's own files, letter by letter. */
  #isOfPortal(file: SearchedFile): boolean {
    const portal = this.#portal;
    if (portal?.digests !== undefined) return portal.digests.get(file.path) === contentDigest(file);
    const known = portal?.files.find(({ path }) => path === file.path);
    return known !== undefined && textOf(known) === textOf(file);
  }
}
