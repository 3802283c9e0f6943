/** A file of a brand's folder. */
export interface OutputFile {
  /** Path inside the brand's folder, with forward slashes: `assets/logo-1a2b3c4d.svg`. */
  readonly path: string;
  readonly bytes: Uint8Array;
}
