import type { FieldPlace } from "#studio/document/describeField.ts";
import type { Filter } from "../form/model/createFilter.ts";

/** The place of a role. */
export const rolePlace = (role: string): FieldPlace => ({ kind: "theme", path: ["color", role] });

/**
 * The lines of a list of colours that the search of the form finds. A word that finds the colours by something else
 * shows all.
 * @param placesOf the roles, or the colour of the palette, that a line is about
 */
export function foundColours<Line>(
  lines: readonly Line[],
  { query, isShown }: Filter,
  placesOf: (line: Line) => readonly FieldPlace[],
): readonly Line[] {
  const found = query === "" ? [] : lines.filter((line) => placesOf(line).some(isShown));
  return found.length > 0 ? found : lines;
}
