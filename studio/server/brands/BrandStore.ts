import type { Drafts } from "#scripts/brands/loadWorkspace.ts";
import type { DocumentKind, DocumentTexts } from "#studio/document/StudioDocument.ts";

/** Where the brands' files are read and written. Everything that is saved goes through `write` or `create`. */
export interface BrandStore {
  /** Absolute path of the folder with `tenants/` and `themes/`. */
  readonly root: string;
  /**
   * Whether there is a brand with this id that the asker may see: no answer names another one (`seenBrands.ts`). Nothing
   * else of a request becomes part of a path.
   */
  has(id: string): boolean;
  /** Throws when a new file would be written outside the folder. */
  checkFolders(): void;
  /** The brands whose descriptor is a file, or is still to be written. */
  ids(): readonly string[];
  /** The files that are edited for a brand; its theme and images are those that the descriptor names now. */
  pathsOf(id: string, drafts?: Drafts): DocumentTexts;
  /** The texts as they are now. A file that does not exist is empty. */
  read(paths: DocumentTexts): DocumentTexts;
  /** The files that do not exist. */
  missing(paths: DocumentTexts): DocumentKind[];
  /**
   * Writes the files that differ, each as a whole. One without a text is removed, if the brand may be without it.
   * @returns those that differed
   */
  write(paths: DocumentTexts, texts: DocumentTexts): Promise<DocumentKind[]>;
  /**
   * Writes the files of a new brand, all of them or none. None is overwritten.
   * @param files texts by path below the root
   */
  create(id: string, files: ReadonlyMap<string, string>): Promise<void>;
}
