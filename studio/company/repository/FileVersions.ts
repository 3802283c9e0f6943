import { changesOfFile, type FieldChange, isReadable } from "#studio/document/fieldChanges.ts";
import { brandFileOf } from "#studio/server/brands/brandFile.ts";

/** A file of brands in two versions. Left out: that version does not have it. */
export interface FileVersions {
  readonly path: string;
  /** Its text; of a file without fields, such as an image, anything that differs when the file does. */
  readonly before?: string;
  readonly after?: string;
}

/** The fields of a file that differ; none for one that has no fields, or that cannot be read. */
export function changedFields({ path, before, after }: FileVersions): readonly FieldChange[] {
  const kind = brandFileOf(path)?.kind;
  return kind === undefined ? [] : changesOfFile(kind, before, after);
}

/** Whether only comments, lines or the order differ. */
export const isLayoutAlone = (file: FileVersions): boolean =>
  brandFileOf(file.path)?.kind !== undefined &&
  file.before !== undefined &&
  file.after !== undefined &&
  isReadable(file.before) &&
  isReadable(file.after) &&
  changedFields(file).length === 0;
