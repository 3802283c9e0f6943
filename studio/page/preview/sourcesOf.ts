import type { FieldSource } from "#studio/document/FieldSource.ts";
import { type FieldPlace, fieldOf } from "#studio/document/describeField.ts";
import { isWithin } from "../fields/sectionOf.ts";

/** Fields that are everywhere: outlining them would outline the page. */
const shortestPathOf = ({ kind }: FieldPlace): number => (kind === "descriptor" ? 1 : 2);

/** What of the sources a field makes: its own, and those of the fields in it. */
export function sourcesOf(sources: readonly FieldSource[], field: FieldPlace | undefined): readonly FieldSource[] {
  if (field === undefined || field.path.length < shortestPathOf(field)) return [];
  const { kind, path } = fieldOf(field);
  return sources.filter((source) => {
    const own = fieldOf(source).path;
    // A role is shown as a whole, also from inside its value.
    return source.kind === kind && (isWithin(own, path) || (kind === "theme" && isWithin(path, own)));
  });
}
