import { baseId } from "#studio/document/StudioDocument.ts";
import { changeKindOfField, hasAddress } from "#studio/document/company/changeKindOfField.ts";
import { type ChangeKind, changeKinds } from "../config/CompanyConfig.ts";
import { brandFileOf } from "#studio/server/brands/brandFile.ts";
import { changedFields, type FileVersions, isLayoutAlone } from "../repository/FileVersions.ts";

function kindsOfFile(file: FileVersions): ChangeKind[] {
  const place = brandFileOf(file.path);
  if (place === undefined) return ["addresses"];
  const shared: ChangeKind[] = place.brand === baseId ? ["base"] : [];
  if (place.kind === undefined || place.theme !== undefined) return ["look"];
  const isThere = place.kind !== "descriptor" || (file.before !== undefined && file.after !== undefined);
  if (!isThere && place.brand !== baseId) return ["newBrand"];
  const fields = changedFields(file).flatMap((change): ChangeKind[] => {
    const isWhole = hasAddress(change.before) || hasAddress(change.after);
    return [changeKindOfField(change), ...(isWhole ? (["addresses"] as const) : [])];
  });
  // A file that cannot be read can hold anything.
  const isUnknown = fields.length === 0 && !isLayoutAlone(file);
  return [...shared, ...fields, ...(isUnknown ? (["addresses"] as const) : [])];
}

/** What a proposal touches, in the order of the configuration. */
export function changeKindsOf(files: readonly FileVersions[]): readonly ChangeKind[] {
  const found = new Set(files.flatMap(kindsOfFile));
  return changeKinds.filter((kind) => found.has(kind));
}
