import { parseSync } from "vite";
import { isObject } from "#contract/isObject.ts";

/** A node of a syntax tree (ESTree), as far as it is read here. */
type Node = Readonly<Record<string, unknown>> & {
  readonly type: string;
  readonly start: number;
  readonly end: number;
};

const isNode = (value: unknown): value is Node =>
  isObject(value) && typeof value["type"] === "string" && typeof value["start"] === "number";

/** The nodes around a place, the innermost first. */
function nodesAround(node: Node, at: number): readonly Node[] {
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? (value as readonly unknown[]) : [value])
      if (isNode(child) && child.start <= at && at < child.end) return [...nodesAround(child, at), node];
  return [node];
}

const nameIn = (value: unknown): string | undefined =>
  isNode(value) && typeof value["name"] === "string" ? value["name"] : undefined;

/** What gives a function its name: the field of the node that holds it. */
const namedBy: Readonly<Record<string, string>> = {
  FunctionDeclaration: "id",
  FunctionExpression: "id",
  VariableDeclarator: "id",
  Property: "key",
  PropertyDefinition: "key",
  MethodDefinition: "key",
  JSXAttribute: "name",
};

/**
 * The name of the function that a place of a source is in; undefined outside of all, or when the source cannot be read.
 * A function without a name has that of what it is a part of: a variable, a property, or the function around it.
 * @param line,column as editors count them: the first line is 1, the first column 0
 */
export function functionAt(file: string, source: string, line: number, column: number): string | undefined {
  const lines = source.split("\n").slice(0, line - 1);
  const at = lines.reduce((sum, { length }) => sum + length + 1, column);
  const { program } = parseSync(file, source);
  if (!isNode(program)) return undefined;
  let isInside = false;
  for (const node of nodesAround(program, at)) {
    isInside ||= /Function/.test(node.type);
    const name = isInside ? nameIn(node[namedBy[node.type] ?? ""]) : undefined;
    if (name !== undefined) return name;
  }
  return undefined;
}
