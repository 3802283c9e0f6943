import { baseId } from "#studio/document/StudioDocument.ts";
import { changeKindOfField, hasAddress } from "#studio/document/company/changeKindOfField.ts";
import type { FieldPath } from "#studio/document/describeField.ts";
import type { RefusedField } from "#studio/document/RefusedField.ts";
import { brandFileOf } from "#studio/server/brands/brandFile.ts";
import { changedFields, type FileVersions, isLayoutAlone } from "../repository/FileVersions.ts";
import type { ActRefusal } from "#studio/document/refusals.ts";
import { Refusal } from "#studio/server/Refusal.ts";

/** A changed field that needs a role beside that of an editor: of whoever has set it. */
export type RoleField = Omit<RefusedField, "by">;

/** The fields of a file that were changed, and need a role. A theme is one field: it can belong to several brands. */
export function roleFieldsOf(file: FileVersions): readonly RoleField[] {
  const place = brandFileOf(file.path);
  const whole = { file: file.path, path: [] };
  if (place === undefined) return [{ ...whole, role: "addresses" }];
  if (place.theme !== undefined) return [{ ...whole, role: "theme" }];
  const { kind } = place;
  const isBase = place.brand === baseId;
  if (kind === undefined) return [];
  const isThere = kind !== "descriptor" || (file.before !== undefined && file.after !== undefined);
  if (!isThere && !isBase) return [];
  const changes = changedFields(file);
  // A file that cannot be read can hold anything.
  if (changes.length === 0 && !isLayoutAlone(file)) return [{ ...whole, kind, role: isBase ? "base" : "addresses" }];
  return changes.flatMap(({ path, before, after, ...field }): RoleField[] => {
    const isAddress = changeKindOfField({ ...field, path }) === "addresses" || hasAddress(before) || hasAddress(after);
    const noted = (role: RoleField["role"]): RoleField => ({ file: file.path, kind, path, role });
    return [...(isBase ? [noted("base")] : []), ...(isAddress ? [noted("addresses")] : [])];
  });
}

/** A place in the files of a proposal: a file, and the steps to a field in it. None: the file as a whole. */
export interface SetField {
  readonly file: string;
  readonly path: FieldPath;
}

/** Whether a path leads to a part of what another leads to, or to the same. */
const isWithin = (path: FieldPath, other: FieldPath): boolean =>
  other.length <= path.length && other.every((step, index) => String(step) === String(path[index]));

/** Whether one of two fields is a part of the other. */
export const overlaps = (a: SetField, b: SetField): boolean =>
  a.file === b.file && (isWithin(a.path, b.path) || isWithin(b.path, a.path));

/** Whether a field is another, or a part of it. */
export const isPartOf = (field: SetField, other: SetField): boolean =>
  field.file === other.file && isWithin(field.path, other.path);

const reasons: Readonly<Record<RefusedField["role"], ActRefusal>> = {
  addresses: "role-addresses",
  base: "role-base",
  theme: "theme",
};

/** Something is not done because of who has set some fields. @throws Refusal for the first one, with all of them */
export function refuseFields(fields: readonly RefusedField[]): void {
  const [first] = fields;
  if (first !== undefined) throw new Refusal(reasons[first.role], { fields });
}
