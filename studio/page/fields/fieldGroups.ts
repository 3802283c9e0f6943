import type { ComparedField } from "#studio/document/BrandComparison.ts";
import { sectionOf } from "./sectionOf.ts";
import { sections } from "./sections.ts";
import { text } from "../texts.ts";
import { fieldText } from "./fieldText.ts";

/** The name of a field; its path where it has no name. */
export const fieldTitle = ({ kind, path }: Pick<ComparedField, "kind" | "path">): string =>
  fieldText(kind, path)?.title ?? path.join(".");

/** The fields of a section. */
export interface FieldGroup<Field> {
  readonly title: string;
  readonly fields: readonly Field[];
}

/** Fields by the sections of the form, in their order. */
export function fieldGroups<Field extends Pick<ComparedField, "kind" | "path">>(
  fields: readonly Field[],
): FieldGroup<Field>[] {
  const bySection = Map.groupBy(fields, (field) => sectionOf(field)?.title ?? text("compare.other"));
  const titles = [...sections.map(({ title }) => title), text("compare.other")];
  return titles.flatMap((title) => {
    const own = bySection.get(title);
    return own === undefined ? [] : [{ title, fields: own }];
  });
}

/** Whether a search finds a field: in its name, its path or one of its values. */
export function isFound(field: ComparedField, search: string): boolean {
  const wanted = search.trim().toLowerCase();
  if (wanted === "") return true;
  const { path, a, b } = field;
  const values = [a, b].map(({ value, css }) => JSON.stringify([value, css]));
  return [fieldTitle(field), path.join("."), ...values].some((each) => each.toLowerCase().includes(wanted));
}
