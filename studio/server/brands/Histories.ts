import type { BrandHistory, ReadableText, VersionTexts } from "#studio/document/BrandHistory.ts";
import type { DocumentTexts, FileKind } from "#studio/document/StudioDocument.ts";

/** The former versions of the brands' files. */
export interface Histories {
  /** The versions of a brand's files. */
  read(paths: DocumentTexts): Promise<BrandHistory>;
  /**
   * The texts of a version of the brand's own history.
   * @param hash its commit, or at least the first 7 digits of it
   * @throws Refusal when the history does not have it
   */
  texts(paths: DocumentTexts, hash: string): Promise<VersionTexts>;
  /** The newest text of a file that was committed and can be read. */
  readable(paths: DocumentTexts, kind: FileKind): Promise<ReadableText>;
}
