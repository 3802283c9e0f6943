import { applyEdits } from "jsonc-parser";
import { insertChild } from "./insertChild.ts";
import {
  childrenOf,
  endOf,
  indentAt,
  indexOf,
  lineStart,
  nameOf,
  nodeAt,
  type JsonPath,
  readTree,
} from "./readTree.ts";
import { serialise } from "./serialise.ts";

/** The names that an object may have, in the order in which they are written. */
export type NamesAt = (path: JsonPath) => readonly string[];

/** A value inside new objects and lists. */
const wrapped = (path: JsonPath, value: unknown): unknown =>
  path.reduceRight<unknown>((inner, step) => (typeof step === "number" ? [inner] : { [step]: inner }), value);

/** The place of a new name among the existing names: after the last one that comes before it in the order. */
function placeOf(name: string, existing: readonly (string | undefined)[], names: readonly string[]): number {
  const rank = names.indexOf(name);
  if (rank === -1) return existing.length;
  return existing.findLastIndex((each) => each !== undefined && names.slice(0, rank).includes(each)) + 1;
}

/**
 * The text with a value at a path. What is not there yet is made, at its place in the order; comments and formatting of
 * the rest stay. A text with a syntax error stays as it is.
 */
export function setValue(text: string, path: JsonPath, value: unknown, namesAt: NamesAt): string {
  const { root, isBroken } = readTree(text);
  if (isBroken) return text;
  const depth = path.findIndex((_, index) => {
    const around = nodeAt(root, path.slice(0, index));
    return around === undefined || around.children === undefined || indexOf(around, path[index] ?? "") === -1;
  });
  const parent = path.slice(0, depth === -1 ? path.length : depth);
  const node = nodeAt(root, parent);
  if (node === undefined) return text;
  const rest = path.slice(parent.length);
  const [step, ...inner] = rest;
  // The value is there, or something that is not an object is in its place.
  if (step === undefined || node.children === undefined) {
    const indent = indentAt(text, node.offset);
    const column = node.offset - lineStart(text, node.offset) + 1;
    const content = serialise(wrapped(rest, value), indent, column);
    const before = text.slice(node.offset, endOf(node));
    return content === before ? text : applyEdits(text, [{ offset: node.offset, length: node.length, content }]);
  }
  const child = wrapped(inner, value);
  const read = (each: string) => nodeAt(readTree(each).root, parent);
  if (node.type === "array") return insertChild(text, read, childrenOf(node).length, { value: child });
  const place = placeOf(String(step), childrenOf(node).map(nameOf), namesAt(parent));
  return insertChild(text, read, place, { name: String(step), value: child });
}

/** The text with one more item in a list. */
export function insertItem(text: string, list: JsonPath, index: number, value: unknown): string {
  if (readTree(text).isBroken) return text;
  return insertChild(text, (each) => nodeAt(readTree(each).root, list), index, { value });
}
