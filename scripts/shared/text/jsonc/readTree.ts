import { type Node, parse, type ParseError, parseTree } from "jsonc-parser";

/** The steps to a value: keys, and numbers of items. */
export type JsonPath = readonly (string | number)[];

/** Lines are at most this long, as everywhere in the repository. */
export const longestLine = 120;

/** Comments and trailing commas are accepted, as `npm run validate` does. */
const options = { allowTrailingComma: true };

/** The tree of a text, with what can be read of it; `isBroken`: it has a syntax error, or is no object. */
export function readTree(text: string): { readonly root: Node | undefined; readonly isBroken: boolean } {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, options);
  return { root, isBroken: errors.length > 0 || root?.type !== "object" };
}

/** The value of a text, with what can be read of it; `isBroken`: it has a syntax error, or is no object. */
export function parseJson(text: string): { readonly value: unknown; readonly isBroken: boolean } {
  const errors: ParseError[] = [];
  const value: unknown = parse(text, errors, options);
  const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
  return { value, isBroken: errors.length > 0 || !isObject };
}

/** The children of an object or a list: its properties, or its items. */
export const childrenOf = (node: Node): readonly Node[] => node.children ?? [];

/** The value of a child: of a property, what is after its name. */
export const valueOf = (child: Node): Node | undefined => (child.type === "property" ? child.children?.[1] : child);

/** The name of a property. */
export const nameOf = (child: Node): string | undefined =>
  child.type === "property" ? String(child.children?.[0]?.value) : undefined;

export const endOf = ({ offset, length }: Node): number => offset + length;

/** The place of a step among the children of an object or a list; -1 when it is not there. */
export function indexOf(container: Node, step: string | number): number {
  const children = childrenOf(container);
  if (container.type === "array") return Number(step) < children.length ? Number(step) : -1;
  // The last of two equal names is the one that counts.
  return children.findLastIndex((child) => nameOf(child) === String(step));
}

/** The value at a path. */
export function nodeAt(root: Node | undefined, path: JsonPath): Node | undefined {
  return path.reduce<Node | undefined>((node, step) => {
    const child = node && childrenOf(node)[indexOf(node, step)];
    return child && valueOf(child);
  }, root);
}

const toComma = /(?:\s|\/\/.*|\/\*[\s\S]*?\*\/)*,/y;

/** Where the comma after an offset is; undefined when something else than comments comes before it. */
export function commaAfter(text: string, offset: number): number | undefined {
  toComma.lastIndex = offset;
  const found = toComma.exec(text)?.[0];
  return found === undefined ? undefined : offset + found.length - 1;
}

export const lineStart = (text: string, offset: number): number => text.lastIndexOf("\n", offset - 1) + 1;

export function lineEnd(text: string, offset: number): number {
  const end = text.indexOf("\n", offset);
  return end === -1 ? text.length : end;
}

/** The white space that a line begins with. */
export const indentAt = (text: string, offset: number): string =>
  /^[\t ]*/.exec(text.slice(lineStart(text, offset), offset))?.[0] ?? "";

/** Whether something is the first on its line. */
export const isFirstOnLine = (text: string, offset: number): boolean =>
  text.slice(lineStart(text, offset), offset).trim() === "";

/** The end of the line, if only comments follow an offset on it. */
export function endAfterComments(text: string, offset: number): number | undefined {
  const end = lineEnd(text, offset);
  const rest = text.slice(offset, end).replaceAll(/\/\*.*?\*\//g, "");
  return /^\s*(?:\/\/.*)?$/.test(rest) ? end : undefined;
}
