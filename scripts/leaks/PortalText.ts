import type { BrandFact } from "./brandFacts.ts";
import { comparable, FactSearch } from "./FactSearch.ts";
import {
  type DecodedFile,
  decodeFile,
  findLeaks,
  type Leak,
  leakOf,
  type Permitted,
  type SearchedFile,
} from "./findLeaks.ts";

/** The portal's own files, with a page of no brand: every brand's folder has their words. */
export class PortalText {
  readonly files: readonly SearchedFile[];
  #decoded: readonly DecodedFile[] | undefined;

  constructor(files: readonly SearchedFile[]) {
    this.files = files;
  }

  /** The files ready to be searched: the workshop searches them at every change of a brand. */
  get decoded(): readonly DecodedFile[] {
    this.#decoded ??= this.files.map(decodeFile);
    return this.#decoded;
  }
}

/** Finds facts of brands in files that all brands share: they may contain no fact of any. */
export class PortalSearch {
  readonly #facts = new FactSearch();
  readonly #permitted: Permitted;

  /** @param isNeutral whether a value is in the texts of the portal, which belong to no brand */
  constructor(isNeutral: (value: string) => boolean) {
    this.#permitted = { brand: undefined, ownText: "", isNeutral };
  }

  /**
   * Facts are added before the first search. Colours do not count: our own code has none (`house/no-raw-style`), and
   * those of libraries belong to no brand.
   */
  add(fact: BrandFact): void {
    const shared = { value: comparable(fact.value), owners: [fact] };
    if (fact.kind !== "colour" && leakOf(shared, this.#permitted) !== undefined) this.#facts.add(fact);
  }

  /** The leaks in some files. */
  leaksIn(files: readonly DecodedFile[]): Leak[] {
    return files.flatMap((file) => [...findLeaks(this.#facts, file, this.#permitted)]);
  }
}
