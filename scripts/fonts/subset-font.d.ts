declare module "subset-font" {
  interface SubsetOptions {
    readonly targetFormat?: "sfnt" | "woff" | "woff2";
    /** Layout features to keep; all others are left out. */
    readonly keepFeatures?: readonly string[];
    /** A number pins an axis; a range limits it. */
    readonly variationAxes?: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
    readonly noHinting?: boolean;
    readonly keepAllGlyphs?: boolean;
  }

  /** Cuts a font down to the characters of `text`; the format is the source's unless `targetFormat` says otherwise. */
  export default function subsetFont(font: Buffer, text: string | undefined, options?: SubsetOptions): Promise<Buffer>;
}
