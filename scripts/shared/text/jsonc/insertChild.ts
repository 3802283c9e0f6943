import { applyEdits, type Edit, type Node } from "jsonc-parser";
import {
  childrenOf,
  commaAfter,
  endAfterComments,
  endOf,
  indentAt,
  isFirstOnLine,
  lineStart,
  longestLine,
} from "./readTree.ts";
import { serialise } from "./serialise.ts";

/** What is inserted: an item of a list, or a property, which has a name. */
export interface NewChild {
  readonly name?: string;
  readonly value: unknown;
}

function childText({ name, value }: NewChild, indent: string, column: number): string {
  const start = name === undefined ? "" : `${JSON.stringify(name)}: `;
  return start + serialise(value, indent, column + start.length + 1);
}

/** The white space before the children of an object or a list whose children have lines of their own. */
function innerIndent(text: string, container: Node): string {
  const first = childrenOf(container).find(({ offset }) => isFirstOnLine(text, offset));
  return first === undefined ? `${indentAt(text, container.offset)}  ` : indentAt(text, first.offset);
}

/** The container without children gets its first. */
function insertAlone(text: string, container: Node, child: NewChild): Edit[] {
  const inner = text.slice(container.offset + 1, endOf(container) - 1);
  const indent = indentAt(text, container.offset);
  const inside = `${indent}  `;
  const line = childText(child, indent, 0);
  const [open, close] = container.type === "array" ? ["[", "]"] : ["{ ", " }"];
  const column = container.offset - lineStart(text, container.offset) + line.length + 5;
  if (inner.trim() === "") {
    const isShort = container.parent !== undefined && !line.includes("\n") && column <= longestLine;
    const many = `${open.trim()}\n${inside}${childText(child, inside, inside.length)}\n${indent}${close.trim()}`;
    return [{ offset: container.offset, length: container.length, content: isShort ? open + line + close : many }];
  }
  // There are only comments in it.
  const offset = container.offset + 1 + inner.trimEnd().length;
  return [{ offset, length: 0, content: `\n${inside}${childText(child, inside, inside.length)}` }];
}

/** All children on lines of their own, with what is between the commas. */
function spreadOut(text: string, container: Node): string {
  const indent = indentAt(text, container.offset);
  const children = childrenOf(container);
  let start = container.offset + 1;
  const parts = children.map((child, index) => {
    const end = index === children.length - 1 ? endOf(container) - 1 : (commaAfter(text, endOf(child)) ?? endOf(child));
    const part = text.slice(start, end).trim().replace(/,$/, "");
    start = end + 1;
    return `${indent}  ${part}`;
  });
  const content = `${text[container.offset]}\n${parts.join(",\n")}\n${indent}${text[endOf(container) - 1]}`;
  return applyEdits(text, [{ offset: container.offset, length: container.length, content }]);
}

/** After a child with a line of its own: below it and the comments at its end. */
function insertBelow(text: string, before: Node, child: NewChild, indent: string): Edit[] {
  const content = `\n${indent}${childText(child, indent, indent.length)}`;
  const comma = commaAfter(text, endOf(before));
  if (comma !== undefined)
    return [{ offset: endAfterComments(text, comma + 1) ?? comma + 1, length: 0, content: `${content},` }];
  return [
    { offset: endOf(before), length: 0, content: "," },
    { offset: endAfterComments(text, endOf(before)) ?? endOf(before), length: 0, content },
  ];
}

/**
 * The text with one more child in an object or a list, at a place among the others. Comments and formatting stay: what
 * is on one line stays on it as long as it fits.
 * @param read gives the container in a text, since it may be spread out first
 */
export function insertChild(
  text: string,
  read: (text: string) => Node | undefined,
  index: number,
  child: NewChild,
): string {
  const container = read(text);
  if (container === undefined) return text;
  const children = childrenOf(container);
  const before = children[index - 1];
  const [first] = children;
  if (first === undefined) return applyEdits(text, insertAlone(text, container, child));
  const isSpread = text.slice(container.offset, endOf(container)).includes("\n") && isFirstOnLine(text, first.offset);
  if (isSpread) {
    const indent = innerIndent(text, container);
    if (before !== undefined) return applyEdits(text, insertBelow(text, before, child, indent));
    const start = endAfterComments(text, container.offset + 1) ?? container.offset + 1;
    const content = `\n${indent}${childText(child, indent, indent.length)},`;
    return applyEdits(text, [{ offset: start, length: 0, content }]);
  }
  const indent = indentAt(text, container.offset);
  const line = childText(child, indent, 0);
  const lineLength = indent.length + text.slice(lineStart(text, container.offset), endOf(container)).length;
  if (line.includes("\n") || lineLength + line.length + 3 > longestLine)
    return insertChild(spreadOut(text, container), read, index, child);
  return applyEdits(text, [
    before === undefined
      ? { offset: first.offset, length: 0, content: `${line}, ` }
      : { offset: endOf(before), length: 0, content: `, ${line}` },
  ]);
}
