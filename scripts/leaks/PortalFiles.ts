import type { BrandFact } from "./facts/brandFacts.ts";
import { type FactSearch, type Leak, leaksInPortal, type SearchedFile, textOf } from "./findLeaks.ts";
import { PortalFacts } from "./PortalFacts.ts";
import type { PortalText } from "./PortalText.ts";

/** Searches files that all brands share. What is known of the portal's own files is not searched anew. */
export class PortalFiles {
  readonly #facts: FactSearch;
  readonly #isNeutral: (value: string) => boolean;
  readonly #known: PortalFacts | undefined;
  readonly #texts: ReadonlyMap<string, SearchedFile>;
  #leaks: readonly Leak[] | undefined;

  /**
   * @param facts all facts; those that are added here are among them
   * @param portal left out: every file is searched
   */
  constructor(facts: FactSearch, isNeutral: (value: string) => boolean, portal: PortalText | undefined) {
    this.#facts = facts;
    this.#isNeutral = isNeutral;
    this.#known = portal && new PortalFacts(portal, isNeutral);
    this.#texts = new Map(portal?.files.map((file) => [file.path, file]));
  }

  /** Takes a fact into the search, before the first file is searched. */
  add(fact: BrandFact): void {
    this.#known?.add(fact);
  }

  /** The leaks in a file. */
  leaksIn(file: SearchedFile): readonly Leak[] {
    const known = this.#texts.get(file.path);
    if (this.#known === undefined || known === undefined || textOf(known) !== textOf(file))
      return [...leaksInPortal(this.#facts, file, this.#isNeutral)];
    this.#leaks ??= this.#known.leaks();
    return this.#leaks.filter(({ file: path }) => path === file.path);
  }
}
