import { checkShape, namesIn } from "./checkShape.ts";
import { type Group, GroupTree } from "./GroupTree.ts";
import { problem } from "#scripts/findings/Problem.ts";
import type { PlacedProblem } from "./PlacedProblem.ts";

type Node = Readonly<Record<string, unknown>>;

/** A token of a file before its references are followed. */
export interface Token {
  /** `color.action`; the token of a group itself is `color.action.$root`. */
  readonly name: string;
  /** Where it is in the file. A token that is taken over with `$extends` is not there yet. */
  readonly path: readonly string[];
  /** Where its value is written. */
  readonly valuePath: readonly string[];
  /** Its `$type`, or that of the nearest group around it. */
  readonly type: string | undefined;
  readonly typePath: readonly string[];
  /** Whether the type is written at the token itself. */
  readonly hasOwnType: boolean;
  readonly value: unknown;
  /** Whether it or a group around it is deprecated, and why. */
  readonly deprecated: boolean | string;
}

/** The tokens of a file, and what is wrong with its groups. */
export interface TokensOfFile {
  readonly tokens: ReadonlyMap<string, Token>;
  readonly problems: readonly PlacedProblem[];
}

/** What groups may amount to with what they extend. */
const limits = { depth: 60, groupsAndTokens: 10_000 };

/** What tokens inherit from the groups around them. */
interface Inherited {
  readonly type: string | undefined;
  readonly typePath: readonly string[];
  readonly deprecated: boolean | string;
}

const typeOf = ({ $type }: Node): string | undefined => (typeof $type === "string" ? $type : undefined);
const deprecationOf = ({ $deprecated }: Node): boolean | string | undefined =>
  typeof $deprecated === "string" || typeof $deprecated === "boolean" ? $deprecated : undefined;

/** What tokens inherit inside some objects of the file, of which the first ones win. */
function inheritedIn(nodes: Group, outer: Inherited, pathOf: (node: Node) => readonly string[]): Inherited {
  const typed = nodes.find((node) => typeOf(node) !== undefined);
  const deprecated = nodes.map(deprecationOf).find((each) => each !== undefined) ?? outer.deprecated;
  return typed === undefined
    ? { ...outer, deprecated }
    : { type: typeOf(typed), typePath: [...pathOf(typed), "$type"], deprecated };
}

/** Reads the tokens of a file in the format of the Design Tokens Community Group (2025.10). */
export function readTokens(file: Node): TokensOfFile {
  const paths = new Map<object, readonly string[]>();
  const problems = checkShape(file, paths);
  const tree = new GroupTree(file, paths);
  const tokens = new Map<string, Token>();
  const pathOf = (node: Node) => paths.get(node) ?? [];
  const add = (node: Node, path: readonly string[], outer: Inherited): void => {
    const name = path.join(".");
    const key = Object.hasOwn(node, "$value") ? "$value" : "$ref";
    const value = key === "$value" ? node["$value"] : { $ref: node["$ref"] };
    tokens.set(name, {
      name,
      path,
      valuePath: [...pathOf(node), key],
      hasOwnType: typeOf(node) !== undefined,
      value,
      ...inheritedIn([node], outer, pathOf),
    });
  };
  let visited = 0;
  const walk = (group: Group, path: readonly string[], outer: Inherited, above: readonly Node[]): void => {
    const inherited = inheritedIn(group, outer, pathOf);
    const inside = [...above, ...GroupTree.extending(group)];
    for (const name of new Set(group.flatMap(namesIn))) {
      visited += 1;
      if (visited > limits.groupsAndTokens || path.length >= limits.depth) return;
      const child = tree.child(group, name, inside);
      if (Array.isArray(child)) walk(child as Group, [...path, name], inherited, inside);
      else if (child !== undefined) add(child as Node, [...path, name], inherited);
    }
  };
  walk(tree.root(), [], { type: undefined, typePath: [], deprecated: false }, []);
  if (visited > limits.groupsAndTokens)
    problems.push({
      path: [],
      atKey: false,
      problem: problem("too-complex/groups", { most: limits.groupsAndTokens }),
    });
  return { tokens, problems: [...problems, ...tree.problems] };
}
