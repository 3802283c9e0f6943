import type { FieldSource } from "#studio/document/FieldSource.ts";
import { normalText } from "#studio/document/textPattern.ts";
import type { FieldPlace } from "../fields/chosenField.ts";
import { isWithin, withoutEnvironment } from "../form/sectionOf.ts";

/** Fields that are everywhere: outlining them would outline the page. */
const shortestPathOf = ({ kind }: FieldPlace): number => (kind === "descriptor" ? 1 : 2);

/** What of the sources a field makes: its own, and those of the fields in it. */
export function sourcesOf(sources: readonly FieldSource[], field: FieldPlace | undefined): readonly FieldSource[] {
  if (field === undefined || field.path.length < shortestPathOf(field)) return [];
  const { kind, path } = withoutEnvironment(field);
  return sources.filter((source) => {
    const own = withoutEnvironment(source).path;
    // A role is shown as a whole, also from inside its value.
    return source.kind === kind && (isWithin(own, path) || (kind === "theme" && isWithin(path, own)));
  });
}

/**
 * The other texts of the page, when one of them is also that of a source: what is around a text says which of the
 * fields makes it.
 */
export function othersOf(all: readonly FieldSource[], sources: readonly FieldSource[]): readonly FieldSource[] {
  const others = all.filter((source) => source.seenAs === "text" && !sources.includes(source));
  const values = new Set(others.map(({ value }) => normalText(value)));
  const isShared = sources.some(({ seenAs, value }) => seenAs === "text" && values.has(normalText(value)));
  return isShared ? others : [];
}
