import type { FieldChange } from "./fieldChanges.ts";
import type { ImageKind } from "./imageKinds.ts";
import type { DocumentKind, DocumentTexts, ImageProblem } from "./StudioDocument.ts";

/** A file of a brand as a version has changed it. */
export interface VersionFile {
  readonly kind: DocumentKind;
  /** Its path then, below the folder with the brands; it may have been renamed since. */
  readonly path: string;
}

/** A version of a brand's files. Who made it is left out. */
export interface BrandVersion {
  /** The commit: 40 or 64 hexadecimal digits. */
  readonly hash: string;
  readonly short: string;
  /** When it was committed, in ISO 8601 with the offset from UTC. */
  readonly date: string;
  /** The first line of the message. */
  readonly message: string;
  /** The files that it has changed. */
  readonly files: readonly VersionFile[];
  /** The first of the fields that it has changed. None: an old version, a new file, or a change without fields. */
  readonly changes: readonly FieldChange[];
  /** How many fields more it has changed. */
  readonly moreChanges: number;
}

/** The history of a brand's files in git. */
export type BrandHistory =
  | {
      /**
       * `no-git`: the program is not installed. `refused`: git does not read the folder, for example another user's.
       * `damaged`: something in the repository is broken or gone.
       */
      readonly status: "damaged" | "no-git" | "no-repository" | "refused";
    }
  | {
      readonly status: "here";
      /** From the newest. */
      readonly versions: readonly BrandVersion[];
      /** The clone has only a part of the history. */
      readonly isShallow: boolean;
      /** There are more versions than are listed. */
      readonly isCut: boolean;
      /** Files that are in no version. */
      readonly uncommitted: readonly DocumentKind[];
    };

/** The texts of a version; a file that did not exist then is left out. */
export type VersionTexts = Partial<DocumentTexts>;

/** The newest text of a file that can be read. */
export type ReadableText =
  | {
      readonly status: "here";
      readonly text: string;
      /** Since when it is known, in ISO 8601: it was saved, read or committed then. Left out: it is the saved one. */
      readonly date?: string;
    }
  | { readonly status: "none" };

/** A version, with the images that cannot be restored. */
export interface FormerVersion {
  readonly texts: VersionTexts;
  /** Images that today's checks refuse, and why. */
  readonly refused: Partial<Readonly<Record<ImageKind, readonly ImageProblem[]>>>;
}
