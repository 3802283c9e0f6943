import type { Node } from "jsonc-parser";
import { nodeAt, readTree } from "#scripts/shared/text/jsonc/readTree.ts";
import type { FieldPath } from "#studio/document/describeField.ts";

/** A place in a text. Line and column count from 1. */
interface TextPlace {
  readonly line: number;
  readonly column: number;
  readonly length: number;
}

/** Where a text has the value of a field; for a field that it does not have, the nearest around it. */
export function placeOfPath(text: string, path: FieldPath): TextPlace {
  const [offset, length] = placeIn(readTree(text).root, path);
  const before = text.slice(0, offset);
  return { line: before.split("\n").length, column: offset - (before.lastIndexOf("\n") + 1) + 1, length };
}

function placeIn(tree: Node | undefined, path: FieldPath): readonly [offset: number, length: number] {
  if (tree === undefined) return [0, 0];
  for (let depth = path.length; depth > 0; depth -= 1) {
    const node = nodeAt(tree, path.slice(0, depth));
    if (node === undefined) continue;
    // Of a group, only its beginning is selected.
    return [node.offset, node.children === undefined ? node.length : 1];
  }
  return [tree.offset, 0];
}
