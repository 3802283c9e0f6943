import { applyEdits, type Edit, type Node } from "jsonc-parser";
import { childrenOf, commaAfter, endAfterComments, endOf, isFirstOnLine, lineEnd, lineStart } from "./readTree.ts";

const lineAt = (text: string, start: number): string => text.slice(start, lineEnd(text, start));

/** Where the comments begin that are directly above an offset; the start of its line when there are none. */
function commentsAbove(text: string, offset: number): number {
  let start = lineStart(text, offset);
  while (start > 0) {
    const above = lineStart(text, start - 1);
    if (!/^\s*(?:\/\/|\/\*.*\*\/\s*$)/.test(lineAt(text, above))) break;
    start = above;
  }
  return start;
}

/** A child with lines of its own: with its comments, unless these may be about the next child too. */
function removeLines(text: string, child: Node): Edit {
  const end = endOf(child);
  const comma = commaAfter(text, end);
  const after = comma === undefined ? end : comma + 1;
  const stop = endAfterComments(text, after);
  // Something else is on the last line.
  if (stop === undefined) return { offset: child.offset, length: after - child.offset, content: "" };
  const next = stop < text.length ? lineAt(text, stop + 1).trim() : "";
  const isAlone = next === "" || /^(?:\/\/|\/\*|[\]}])/.test(next);
  let start = isAlone ? commentsAbove(text, child.offset) : lineStart(text, child.offset);
  const above = start > 0 ? lineAt(text, lineStart(text, start - 1)).trim() : "";
  // No two empty lines, and none before a closing bracket.
  if (start > 0 && above === "" && (next === "" || /^[\]}]/.test(next))) start = lineStart(text, start - 1);
  const isFirst = next === "" && /[[{]$/.test(above);
  const length = (isFirst ? lineEnd(text, stop + 1) : stop) + 1 - start;
  return { offset: start, length, content: "" };
}

/** The text without a child of an object or a list. The other children keep their comments. */
export function removeChild(text: string, container: Node, index: number): string {
  const children = childrenOf(container);
  const child = children[index];
  const before = children[index - 1];
  const after = children[index + 1];
  if (child === undefined) return text;
  const isOwnLine = isFirstOnLine(text, child.offset) && text.slice(container.offset, endOf(container)).includes("\n");
  if (!isOwnLine) {
    const [start, end] =
      before === undefined ? [child.offset, after?.offset ?? endOf(child)] : [endOf(before), endOf(child)];
    const isLast = before === undefined && after === undefined;
    return applyEdits(text, [
      isLast
        ? { offset: container.offset + 1, length: container.length - 2, content: "" }
        : { offset: start, length: end - start, content: "" },
    ]);
  }
  const lines = removeLines(text, child);
  const comma = before === undefined ? undefined : commaAfter(text, endOf(before));
  const isLast = after === undefined && commaAfter(text, endOf(child)) === undefined;
  const edits = isLast && comma !== undefined ? [{ offset: comma, length: 1, content: "" }, lines] : [lines];
  return applyEdits(text, edits);
}
