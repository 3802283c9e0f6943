import { isObject } from "#contract/isObject.ts";

type Node = Readonly<Record<string, unknown>>;

const isToken = (node: Node): boolean => Object.hasOwn(node, "$value") || Object.hasOwn(node, "$ref");

/**
 * The tokens of a file with those of another over them, as a resolver merges them: groups are merged, a token is
 * replaced as a whole.
 */
export function mergeTokens(below: Node, above: Node): Node {
  const merged = new Map(Object.entries(below));
  for (const [key, value] of Object.entries(above)) {
    const lower = merged.get(key);
    const areGroups = !key.startsWith("$") && isObject(lower) && isObject(value) && !isToken(lower) && !isToken(value);
    merged.set(key, areGroups ? mergeTokens(lower, value) : value);
  }
  return Object.fromEntries(merged);
}
