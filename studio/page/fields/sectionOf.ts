import { type FieldPath, type FieldPlace, fieldOf } from "#studio/document/describeField.ts";
import { type Section, sections } from "./sections.ts";

/** Whether a path leads to a field, or to a part of it. */
export const isWithin = (path: FieldPath, field: FieldPath): boolean =>
  field.length <= path.length && field.every((step, index) => String(step) === String(path[index]));

/** The section that shows a field: the one that names the longest part of its path. */
export function sectionOf(field: FieldPlace): Section | undefined {
  const { kind, path } = fieldOf(field);
  const matches = sections.flatMap((section) =>
    [...section.fields, ...(section.inPanels ?? [])]
      .filter((each) => each.kind === kind && isWithin(path, each.path))
      .map((each) => ({ section, length: each.path.length })),
  );
  return matches.toSorted((a, b) => b.length - a.length)[0]?.section;
}

/** Whether a field is shown by a panel of its section. */
export const isInPanel = ({ kind, path }: FieldPlace): boolean =>
  sections.some(({ inPanels = [] }) => inPanels.some((each) => each.kind === kind && isWithin(path, each.path)));

/** Whether a section shows a field in a place of its own, and not inside the field around it. */
export const isPlaced = ({ kind, path }: FieldPlace): boolean =>
  sections.some(({ fields }) =>
    fields.some((each) => each.kind === kind && each.path.length === path.length && isWithin(path, each.path)),
  );
