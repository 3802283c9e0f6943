import type { FieldPlace } from "#studio/document/describeField.ts";
import { text } from "../texts.ts";
import { sectionOf } from "./sectionOf.ts";
import { sections } from "./sections.ts";

/** The fields of a section. */
export interface FieldGroup<Field> {
  readonly title: string;
  readonly fields: readonly Field[];
}

/** Fields by the sections of the form, in their order. */
export function fieldGroups<Field extends FieldPlace>(fields: readonly Field[]): FieldGroup<Field>[] {
  const bySection = Map.groupBy(fields, (field) => sectionOf(field)?.title ?? text("compare.other"));
  const titles = [...sections.map(({ title }) => title), text("compare.other")];
  return titles.flatMap((title) => {
    const own = bySection.get(title);
    return own === undefined ? [] : [{ title, fields: own }];
  });
}
