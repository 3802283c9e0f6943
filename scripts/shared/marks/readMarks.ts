import { contentOf, type OriginPath } from "./markText.ts";

const mark = /\u{E0001}[\u{E0020}-\u{E007E}]*\u{E007F}/gu;

/** The text without its marks. */
export const withoutMarks = (marked: string): string => marked.replaceAll(mark, "");

/** A part of a shown text that a field has made. */
export interface MarkedPart {
  readonly path: OriginPath;
  /** Where it begins and ends in the marked text, with its marks. */
  readonly start: number;
  readonly end: number;
  /** The values of its placeholders, by name. */
  readonly values: Readonly<Record<string, string>>;
}

/** The parts of a marked text that fields have made, in the order in which they begin. */
export function readMarks(marked: string): readonly MarkedPart[] {
  const parts: { path: OriginPath; start: number; end: number; values: Record<string, string> }[] = [];
  const open: ((at: number, after: number) => void)[] = [];
  for (const { 0: own, index } of marked.matchAll(mark)) {
    const content = contentOf(own);
    const after = index + own.length;
    if (content === "") open.pop()?.(index, after);
    else if (content.startsWith("=")) {
      const part = parts.at(-1);
      open.push((at) => {
        if (part !== undefined) part.values[content.slice(1)] = withoutMarks(marked.slice(after, at));
      });
    } else {
      // A text that was cut has no end.
      const part = { path: JSON.parse(content) as OriginPath, start: index, end: marked.length, values: {} };
      parts.push(part);
      open.push((_, last) => {
        part.end = last;
      });
    }
  }
  return parts;
}

/** A marked text with placeholders in the place of the values that were filled in. */
export function patternOf(marked: string): string {
  const isValue: boolean[] = [];
  let pattern = "";
  let from = 0;
  for (const { 0: own, index } of marked.matchAll(mark)) {
    const content = contentOf(own);
    const isInValue = isValue.includes(true);
    if (!isInValue) pattern += marked.slice(from, index);
    if (!isInValue && content.startsWith("=")) pattern += `{{${content.slice(1)}}}`;
    if (content === "") isValue.pop();
    else isValue.push(content.startsWith("="));
    from = index + own.length;
  }
  return pattern + marked.slice(from);
}
