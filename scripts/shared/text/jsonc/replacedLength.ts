import { endOf, readTree } from "./readTree.ts";
import { findNodeAtOffset } from "jsonc-parser";

/**
 * How much of a text a correction replaces. The place of a finding ends with its line; an object or a list is replaced
 * to its end.
 */
export function replacedLength(text: string, offset: number, length: number): number {
  if (text[offset] !== "{" && text[offset] !== "[") return length;
  const { root } = readTree(text);
  const node = root && findNodeAtOffset(root, offset, true);
  return node?.offset === offset ? endOf(node) - offset : length;
}
