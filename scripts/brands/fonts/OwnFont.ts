/** A font of a brand's own: the folder `tenants/<brand>/fonts/<family>/`, with its files and the note of its licence. */
export interface OwnFont {
  /** As a theme names it: the name of the folder. */
  readonly family: string;
  /** Path of the folder in the report. */
  readonly shown: string;
  /** Names of the font files, in order. */
  readonly files: readonly string[];
  /** The text of {@link licenceFile}; undefined when there is none, or an empty one. */
  readonly licence: () => string | undefined;
  /** Reads a font file. @throws when it cannot be read, or is larger than {@link largestFont} */
  readonly read: (file: string) => Buffer;
}

/** The note of a font's licence, in the folder of the font. Every other file there is a font file. */
export const licenceFile = "LICENSE.txt";

/** The folder with the fonts of a brand, in the folder of the brand. */
export const fontsFolder = "fonts";

/** The largest font file, in bytes. */
export const largestFont = 1_000_000;

/** A font file is too large to be read. */
export class LargeFontError extends Error {
  readonly bytes: number;
  constructor(bytes: number) {
    super(`The file has ${bytes} bytes`);
    this.bytes = bytes;
  }
}

/** A name that can be a part of file names and style sheets: `fjord-sans`. */
export const isFontName = (name: string): boolean => /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name) && name.length <= 40;
