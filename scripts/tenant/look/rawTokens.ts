import { isObject } from "#contract/isObject.ts";
import type { Tree } from "./LookLayer.ts";

/** A token of a tree before its references are followed. */
export interface RawToken {
  readonly name: string;
  readonly path: readonly string[];
  readonly node: Tree;
  /** Its own type, or that of the nearest group around it. */
  readonly type: string | undefined;
}

/** Whether an object is a token in the form of DTCG. */
const isToken = (node: Tree): boolean => Object.hasOwn(node, "$value") || typeof node["$ref"] === "string";

/** The name of a token: that of a group's own token (`$root`) is the name of the group. */
export const nameOf = (path: readonly string[]): string => path.filter((step) => step !== "$root").join(".");

const isName = (key: string): boolean => !key.startsWith("$") || key === "$root";

/** The tokens of a tree by name. */
export function rawTokens(tree: Tree): ReadonlyMap<string, RawToken> {
  const tokens = new Map<string, RawToken>();
  const walk = (node: Tree, path: readonly string[], outer: string | undefined): void => {
    const own = node["$type"];
    const type = typeof own === "string" ? own : outer;
    if (isToken(node)) {
      const name = nameOf(path);
      tokens.set(name, { name, path, node, type });
      return;
    }
    for (const [key, child] of Object.entries(node))
      if (isName(key) && isObject(child)) walk(child, [...path, key], type);
  };
  walk(tree, [], undefined);
  return tokens;
}

/** What is in a group and is no group and no token, such as a bare colour. */
export function strayPaths(tree: Tree): readonly (readonly string[])[] {
  const walk = (node: Tree, path: readonly string[]): (readonly string[])[] =>
    isToken(node)
      ? []
      : Object.entries(node).flatMap(([key, child]) => {
          if (!isName(key) || (key === "description" && typeof child === "string")) return [];
          return isObject(child) ? walk(child, [...path, key]) : [[...path, key]];
        });
  return walk(tree, []);
}

/** A tree with other tokens; `undefined`: the token is left out. Groups stay as they are. */
export function withTokens(tree: Tree, change: (token: Tree, path: readonly string[]) => Tree | undefined): Tree {
  const walk = (node: Tree, path: readonly string[]): Tree | undefined => {
    if (isToken(node)) return change(node, path);
    const children = Object.entries(node).flatMap(([key, child]): [string, unknown][] => {
      if (!isName(key)) return [[key, child]];
      const own = isObject(child) ? walk(child, [...path, key]) : undefined;
      return own === undefined ? [] : [[key, own]];
    });
    return Object.fromEntries(children);
  };
  return walk(tree, []) ?? {};
}
