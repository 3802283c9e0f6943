/** A file of a built folder that differs between the saved texts and the edited ones. Sizes in bytes, uncompressed. */
export interface BuiltFile {
  readonly path: string;
  readonly change: "added" | "changed" | "removed";
  /** Left out: the file is new. */
  readonly beforeBytes?: number;
  /** Left out: the file is gone. */
  readonly afterBytes?: number;
}

/** How saving a document changes the built folders. */
export interface BuiltDifference {
  /** How many brands more the document can change. */
  readonly notCompared: number;
  /** The document's own brand and the brands with the same theme; for the base, all brands. Ordered by id. */
  readonly brands: readonly {
    readonly id: string;
    readonly name: string;
    /** `not-built`: the edited texts have errors. `added`: the saved texts had errors. */
    readonly change: "added" | "changed" | "not-built" | "same";
    /** Ordered by path. */
    readonly files: readonly BuiltFile[];
  }[];
}
