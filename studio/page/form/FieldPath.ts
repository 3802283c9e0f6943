import type { FileKind } from "#studio/document/StudioDocument.ts";

/** The way to a value of a file: names of fields, and places in lists, which count from 0. */
export type FieldPath = readonly (string | number)[];

/** A field of descriptor or theme. */
export interface FieldRef {
  readonly kind: FileKind;
  readonly path: FieldPath;
}

/** Whether a path leads to a field, or to a part of it. */
export const isWithin = (path: FieldPath, field: FieldPath): boolean =>
  field.length <= path.length && field.every((step, index) => String(step) === String(path[index]));
