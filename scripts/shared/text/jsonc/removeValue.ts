import { applyEdits } from "jsonc-parser";
import { childrenOf, endOf, indexOf, nodeAt, type JsonPath, readTree } from "./readTree.ts";
import { removeChild } from "./removeChild.ts";

/** Whether an object has nothing in it any more, not even a comment. */
function isEmpty(text: string, path: JsonPath): boolean {
  const node = nodeAt(readTree(text).root, path);
  return node?.type === "object" && text.slice(node.offset + 1, endOf(node) - 1).trim() === "";
}

/**
 * The text without the value at a path. Objects that become empty go with it; an item of a list stays, since lists are
 * replaced as a whole. A text with a syntax error stays as it is.
 */
export function removeValue(text: string, path: JsonPath): string {
  const { root, isBroken } = readTree(text);
  const parent = path.slice(0, -1);
  const container = nodeAt(root, parent);
  const index = container === undefined ? -1 : indexOf(container, path.at(-1) ?? "");
  if (isBroken || container === undefined || index === -1) return text;
  const next = removeChild(text, container, index);
  const isProperty = typeof parent.at(-1) === "string";
  return isProperty && isEmpty(next, parent) ? removeValue(next, parent) : next;
}

/** The text with two neighbours of a list exchanged: the item at `index` and the one after it. */
export function exchangeItems(text: string, list: JsonPath, index: number): string {
  const { root, isBroken } = readTree(text);
  const node = nodeAt(root, list);
  const [first, second] = [index, index + 1].map((each) => (node === undefined ? undefined : childrenOf(node)[each]));
  if (isBroken || first === undefined || second === undefined) return text;
  const [a, b] = [first, second].map(({ offset, length }) => text.slice(offset, offset + length));
  return applyEdits(text, [
    { offset: first.offset, length: first.length, content: b ?? "" },
    { offset: second.offset, length: second.length, content: a ?? "" },
  ]);
}
