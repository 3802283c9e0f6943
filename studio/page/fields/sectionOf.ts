import type { FieldPlace } from "./chosenField.ts";
import { isLanguageFile } from "#studio/document/StudioDocument.ts";
import type { FieldPath } from "#studio/document/describeField.ts";
import { type Section, sections } from "./sections.ts";

/** Whether a path leads to a field, or to a part of it. */
export const isWithin = (path: FieldPath, field: FieldPath): boolean =>
  field.length <= path.length && field.every((step, index) => String(step) === String(path[index]));

/** The field of the form for a place in a file: without its environment, and without its language. */
export function fieldOf({ kind: file, path }: FieldPlace): FieldPlace {
  const kind = isLanguageFile(file) ? "descriptor" : file;
  const isInEnvironment = kind === "descriptor" && path[0] === "environments" && path.length > 2;
  return isInEnvironment && path[2] !== "hostnames" ? { kind, path: path.slice(2) } : { kind, path };
}

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
