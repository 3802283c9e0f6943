import type { StudioFinding } from "#studio/document/StudioDocument.ts";

/** Offsets of a finding in the text that was checked; undefined when the text no longer has the place. */
export function rangeOf(
  text: string,
  { line, column, length }: StudioFinding,
): { from: number; to: number } | undefined {
  let start = 0;
  for (let number = 1; number < line; number += 1) {
    const end = text.indexOf("\n", start);
    if (end === -1) return undefined;
    start = end + 1;
  }
  const from = start + column - 1;
  return from > text.length ? undefined : { from, to: Math.min(from + length, text.length) };
}

/** The text with the correction of a finding. */
export function fixed(text: string, finding: StudioFinding): string {
  const range = rangeOf(text, finding);
  if (range === undefined || finding.fix === undefined) return text;
  return text.slice(0, range.from) + finding.fix.text + text.slice(range.to);
}
