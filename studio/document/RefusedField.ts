import type { FieldPath } from "./describeField.ts";
import type { FileKind } from "./StudioDocument.ts";

/** A field that is not saved: whoever has set it lacks a role for it. */
export interface RefusedField {
  /** Path of its file in the repository. */
  readonly file: string;
  /** Left out: the file has no fields, or it counts as a whole. */
  readonly kind?: FileKind;
  /** Steps to the field; none: the file as a whole. */
  readonly path: FieldPath;
  /** The role that is missing: for addresses, for shared values, or as editor of all brands that have a theme. */
  readonly role: "addresses" | "base" | "theme";
  /** Name of the person who has set it. Left out: the one who asks. */
  readonly by?: string;
}

/** A field that stays in the draft while the rest is saved. */
export type LeftOutField = Pick<RefusedField, "file" | "path">;
