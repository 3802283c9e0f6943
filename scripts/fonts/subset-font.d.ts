declare module "subset-font" {
  interface SubsetOptions {
    readonly targetFormat?: "sfnt" | "woff" | "woff2";
    /** Layout features to keep; all others are removed. */
    readonly keepFeatures?: readonly string[];
    /** A number pins an axis; a range limits it. */
    readonly variationAxes?: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
    /** Names to keep beside those that are always kept, by their ids in the table of names. */
    readonly preserveNameIds?: readonly number[];
    readonly noHinting?: boolean;
    readonly keepAllGlyphs?: boolean;
  }

  /**
   * The subset of a font with the characters of `text`. The format is that of the source unless `targetFormat` is
   * given.
   */
  export default function subsetFont(font: Buffer, text: string | undefined, options?: SubsetOptions): Promise<Buffer>;
}
