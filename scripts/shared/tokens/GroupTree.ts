import { isObject } from "#contract/isObject.ts";
import { valueAt } from "#contract/valueAt.ts";
import { hasValue, namesIn } from "./checkShape.ts";
import { groupSteps, pointerSteps } from "./parseReference.ts";
import { type Problem, problem } from "#scripts/findings/Problem.ts";
import type { PlacedProblem } from "./PlacedProblem.ts";

type Node = Readonly<Record<string, unknown>>;

/** A group with what it extends: objects of the file, those before others win. */
export type Group = readonly Node[];

/** Objects that all groups together may amount to. Groups that extend each other several times grow fast. */
const mostObjects = 20_000;

/** The key with which a group names another that it takes over. */
const extensionKey = (node: Node): "$extends" | "$ref" | undefined =>
  Object.hasOwn(node, "$extends") ? "$extends" : Object.hasOwn(node, "$ref") ? "$ref" : undefined;

/**
 * The groups of a file, each with what `$extends` adds to it. Whether it goes round in a circle is known when a group is
 * looked into: nothing is copied before.
 */
export class GroupTree {
  /** What cannot be taken over. */
  readonly problems: PlacedProblem[] = [];
  readonly #root: Node;
  readonly #paths: ReadonlyMap<object, readonly string[]>;
  readonly #extended = new Map<Node, Group>();
  /** Groups whose `$extends` is being followed. */
  readonly #open: Node[] = [];
  readonly #refused = new Set<Node>();
  #objects = 0;

  constructor(root: Node, paths: ReadonlyMap<object, readonly string[]>) {
    this.#root = root;
    this.#paths = paths;
  }

  /** The file itself. */
  root(): Group {
    return this.#withExtended([this.#root], []);
  }

  /** Whether an object is a token: it has a value, or refers to something that is not a group. */
  isToken(node: Node): boolean {
    if (hasValue(node)) return true;
    if (typeof node["$ref"] !== "string" || namesIn(node).length > 0) return false;
    const steps = pointerSteps(node["$ref"]);
    const target = steps === undefined ? undefined : valueAt(this.#root, steps);
    return steps?.at(-1)?.startsWith("$") === true || !isObject(target) || hasValue(target) || "$ref" in target;
  }

  /**
   * What a group has by a name: a token, or a group with all that is taken over into it.
   * @param above the objects of the file on the way to the group that extend another
   */
  child(group: Group, name: string, above: readonly Node[]): Node | Group | undefined {
    const groups: Node[] = [];
    for (const node of group) {
      const child = Object.hasOwn(node, name) ? node[name] : undefined;
      if (!isObject(child)) continue;
      if (!this.isToken(child)) groups.push(child);
      else if (groups.length === 0) return child;
      // A group of the same name replaces the token that is taken over.
      else break;
    }
    return groups.length === 0 ? undefined : this.#withExtended(groups, above);
  }

  /** The objects of a group that extend another. */
  static extending(group: Group): Node[] {
    return group.filter((node) => extensionKey(node) !== undefined);
  }

  #withExtended(nodes: readonly Node[], above: readonly Node[]): Group {
    return nodes.flatMap((node) => {
      if (!above.includes(node)) return [node, ...this.#extensionOf(node)];
      this.#refuse(node, problem("alias-cycle/group", { circle: this.#circle([node], node) }));
      return [node];
    });
  }

  #extensionOf(node: Node): Group {
    const key = extensionKey(node);
    if (key === undefined) return [];
    const known = this.#extended.get(node);
    if (known !== undefined) return known;
    if (this.#open.includes(node)) {
      const circle = this.#circle(this.#open.slice(this.#open.indexOf(node)), node);
      this.#refuse(node, problem("alias-cycle/group", { circle }));
      return [];
    }
    this.#open.push(node);
    const group = this.#target(node, node[key]);
    this.#open.pop();
    this.#extended.set(node, group);
    return group;
  }

  #target(node: Node, reference: unknown): Group {
    const steps = groupSteps(reference);
    if (steps === undefined) {
      // Something else than a text is a problem of the file's form.
      if (typeof reference === "string") this.#refuse(node, problem("bad-reference", { value: reference }));
      return [];
    }
    let found: Node | Group | undefined = this.root();
    for (const step of steps) {
      if (!Array.isArray(found)) break;
      found = this.child(found as Group, step, []);
    }
    if (!Array.isArray(found)) {
      this.#refuse(node, problem("unknown-alias/group", { target: steps.join(".") }));
      return [];
    }
    this.#objects += found.length;
    if (this.#objects <= mostObjects) return found as Group;
    this.#refuse(node, problem("too-complex/groups", { most: mostObjects }));
    return [];
  }

  #circle(nodes: readonly Node[], again: Node): string[] {
    return [...nodes, again].map((node) => this.#paths.get(node)?.join(".") ?? "");
  }

  #refuse(node: Node, problem: Problem): void {
    if (this.#refused.has(node)) return;
    this.#refused.add(node);
    const key = extensionKey(node) ?? "$extends";
    this.problems.push({ path: [...(this.#paths.get(node) ?? []), key], atKey: false, problem });
  }
}
