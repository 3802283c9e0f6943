import { isObject } from "#contract/isObject.ts";
import { valueAt } from "#contract/valueAt.ts";
import { groupSteps } from "#scripts/shared/tokens/parseReference.ts";
import type { Tree } from "./LookLayer.ts";

/**
 * How many groups and tokens a tree amounts to when its groups take over what they extend. Groups that extend others which
 * extend others grow fast, and a library would write all of it out. A circle counts once: the library names it.
 * @param key what takes over another part: `$extends`, or `$ref` in a resolver
 */
export function groupWeight(tree: Tree, key: "$extends" | "$ref" = "$extends"): number {
  const known = new Map<string, number>();
  const inside = new Set<string>();
  const weigh = (node: unknown): number => {
    if (Array.isArray(node)) return node.reduce<number>((sum, each) => sum + weigh(each), 0);
    if (!isObject(node)) return 0;
    const children = Object.entries(node).filter(([name]) => name !== "$value" && name !== "$extensions");
    return children.reduce((sum, [, child]) => sum + weigh(child), 1) + weighTarget(groupSteps(node[key]));
  };
  const weighTarget = (steps: readonly string[] | undefined): number => {
    if (steps === undefined) return 0;
    const name = steps.join("/");
    const done = known.get(name);
    if (done !== undefined || inside.has(name)) return done ?? 0;
    inside.add(name);
    const weight = weigh(valueAt(tree, steps));
    inside.delete(name);
    known.set(name, weight);
    return weight;
  };
  return weigh(tree);
}

/** No designer's file amounts to more. */
export const mostGroups = 20_000;
