import type { StudioFinding } from "#studio/document/StudioDocument.ts";

/** A line of a file, with the part in it that is wrong. Without one, everything is `before`. */
export interface ShownLine {
  /** Counts from 1. */
  readonly number: number;
  readonly before: string;
  readonly wrong: string;
  readonly after: string;
}

/** So many lines are shown on each side. */
const reach = 3;

/** The lines of a file around a finding. */
export function linesAround(
  written: string,
  { line, column, length }: Pick<StudioFinding, "column" | "length" | "line">,
): readonly ShownLine[] {
  const lines = written.split(/\r?\n/);
  const first = Math.max(1, line - reach);
  return lines.slice(first - 1, line + reach).map((content, index): ShownLine => {
    const number = first + index;
    if (number !== line) return { number, before: content, wrong: "", after: "" };
    const [from, to] = [column - 1, column - 1 + length];
    return { number, before: content.slice(0, from), wrong: content.slice(from, to), after: content.slice(to) };
  });
}
