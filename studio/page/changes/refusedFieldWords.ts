import { fieldChanges, isOverlapping } from "#studio/document/fieldChanges.ts";
import type { FormBasis } from "#studio/document/FormBasis.ts";
import { placeTitle } from "#studio/document/placeTitle.ts";
import type { RefusedField } from "#studio/document/RefusedField.ts";
import { documentKinds, type DocumentTexts, type StudioDocument } from "#studio/document/StudioDocument.ts";
import { whomToAsk } from "../session/whomToAsk.ts";
import { text } from "../texts.ts";

/** What a field is called; a file without fields by what it is. */
const titleOf = ({ kind, path, role }: RefusedField, basis: FormBasis): string =>
  kind === undefined || path.length === 0
    ? text(role === "theme" ? "refused.theme" : "refused.file")
    : placeTitle({ kind, path }, basis);

/**
 * Why a field is not saved: who has set it, and who can.
 * @param addressSetters names of those who may set addresses
 */
export function refusedFieldWords(field: RefusedField, basis: FormBasis, addressSetters: readonly string[]): string {
  const { role, by: name } = field;
  const title = titleOf(field, basis);
  const whom = whomToAsk(role === "addresses" ? addressSetters : [], role);
  return name === undefined
    ? text("refused.own", { title, whom })
    : text("refused.by", { title, role: text(`role.${role}`), name, whom });
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
