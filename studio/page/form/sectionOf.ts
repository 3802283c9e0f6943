import type { FieldRef } from "./FieldPath.ts";
import { isWithin } from "./FieldPath.ts";
import { type Section, sections } from "./sections.ts";

/** The path of a field without the environment that it is written in. */
export function withoutEnvironment({ kind, path }: FieldRef): FieldRef {
  const isInEnvironment = kind === "descriptor" && path[0] === "environments" && path.length > 2;
  return isInEnvironment && path[2] !== "hostnames" ? { kind, path: path.slice(2) } : { kind, path };
}

/** The section that shows a field: the one that names the longest part of its path. */
export function sectionOf(field: FieldRef): Section | undefined {
  const { kind, path } = withoutEnvironment(field);
  const matches = sections.flatMap((section) =>
    section.fields
      .filter((each) => each.kind === kind && isWithin(path, each.path))
      .map((each) => ({ section, length: each.path.length })),
  );
  return matches.toSorted((a, b) => b.length - a.length)[0]?.section;
}
