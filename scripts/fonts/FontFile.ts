/** A font file to publish, or the licence that goes with it. */
export interface FontFile {
  /** For example `figtree-latin.woff2`, `figtree-licence.txt`. */
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Whether the first page needs it at once. */
  readonly preload: boolean;
}
