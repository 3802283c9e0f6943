import { fieldChanges, isOverlapping } from "#studio/document/fieldChanges.ts";
import type { FormBasis } from "#studio/document/FormBasis.ts";
import { placeTitle } from "#studio/document/placeTitle.ts";
import type { RefusedField } from "#studio/document/RefusedField.ts";
import { documentKinds, type DocumentTexts, type StudioDocument } from "#studio/document/StudioDocument.ts";
import { text } from "../texts.ts";

/** What a field is called; a file without fields by what it is. */
const titleOf = ({ kind, path, role }: RefusedField, basis: FormBasis): string =>
  kind === undefined || path.length === 0
    ? text(role === "theme" ? "refused.theme" : "refused.file")
    : placeTitle({ kind, path }, basis);

/** Why a field is not saved: who has set it, and which role is missing. */
export function refusedFieldWords(field: RefusedField, basis: FormBasis): string {
  const [title, role] = [titleOf(field, basis), text(`role.${field.role}`)];
  return field.by === undefined
    ? text("field.needsRole", { title, whom: text("role.anybody", { role }) })
    : text("refused.by", { title, role, name: field.by });
}

/** «Lagre uten «Personvern»», or how many fields stay. */
export function withoutWords(fields: readonly RefusedField[], basis: FormBasis): string {
  const titles = [...new Set(fields.map((field) => titleOf(field, basis)))];
  return titles.length === 1
    ? text("refused.saveWithout", { title: titles[0] ?? "" })
    : text("refused.saveWithoutMany", { count: titles.length });
}

/** Whether something else than some fields is unsaved. */
export function hasOtherChanges(
  { paths, saved }: Pick<StudioDocument, "paths" | "saved">,
  texts: DocumentTexts,
  fields: readonly RefusedField[],
): boolean {
  const refusedIn = (kind: keyof DocumentTexts) => fields.filter(({ file }) => file === paths[kind]);
  const changes = fieldChanges(saved, texts);
  return documentKinds.some((kind) => {
    if (texts[kind] === saved[kind]) return false;
    const own = changes.filter((change) => change.kind === kind);
    const refused = refusedIn(kind);
    return own.length === 0
      ? refused.length === 0
      : own.some(({ path }) => !refused.some((field) => isOverlapping(path, field.path)));
  });
}
