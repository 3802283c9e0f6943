import { parse, type LocationRange, type MemberNode, type ObjectNode, type ValueNode } from "@humanwhocodes/momoa";

import type { Json } from "#contract/mergeLayers.ts";
import { type Finding, findingAt, type Place } from "./finding.ts";
import { type SourceFile, placeAtOffset, startOf } from "./sourceFile.ts";

/** Keys and array indices that lead to a value. */
export type Path = readonly (string | number)[];

/** A parsed JSON or JSONC file. Its syntax tree is not kept: positions are asked for only when something is wrong. */
export interface JsonFile extends SourceFile {
  readonly value: Record<string, Json>;
}

export type JsonResult = { readonly json?: JsonFile; readonly findings: Finding[] };

/** No descriptor or theme is nested deeper than 8. */
const deepestNesting = 60;

/** Offset of the bracket that opens the level below the deepest allowed one, or -1. */
function offsetOfDeepNesting(text: string): number {
  let depth = 0;
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\\n]|\\.)*"|\/\/[^\n]*|\/\*[\s\S]*?\*\/|[[\]{}]/g)) {
    if (token === "{" || token === "[") depth += 1;
    if (token === "}" || token === "]") depth -= 1;
    if (depth > deepestNesting) return index;
  }
  return -1;
}

const keyOf = (member: MemberNode): string => (member.name.type === "String" ? member.name.value : member.name.name);

const placeOf = (file: string, { start, end }: LocationRange): Place => ({
  file,
  line: start.line,
  column: start.column,
  length: start.line === end.line ? Math.max(1, end.column - start.column) : 1,
});

function valueOf(node: ValueNode, file: string, findings: Finding[]): Json {
  if (node.type === "Array") return node.elements.map((element) => valueOf(element.value, file, findings));
  if (node.type === "Null") return null;
  if (node.type === "String" || node.type === "Number" || node.type === "Boolean") return node.value;
  if (node.type !== "Object") return null;
  const object: Record<string, Json> = {};
  for (const member of node.members) {
    const key = keyOf(member);
    if (Object.hasOwn(object, key)) {
      const message = `"${key}" stands twice in this object`;
      findings.push(
        findingAt(placeOf(file, member.name.loc), { code: "duplicate-key", message, expected: "each key once" }),
      );
    }
    // Not an assignment: "__proto__" has to be an ordinary key, which the schema then refuses.
    Object.defineProperty(object, key, {
      value: valueOf(member.value, file, findings),
      enumerable: true,
      configurable: true,
      writable: true,
    });
  }
  return object;
}

const hasOffset = (error: unknown): error is Error & { offset: number } =>
  error instanceof Error && "offset" in error && typeof error.offset === "number";

/** momoa speaks of token types; people see characters. */
function syntaxMessage(error: Error, text: string, offset: number): string {
  if (error.message.startsWith("Unexpected end") || offset >= text.length)
    return "The file ends too early: a bracket or quote is not closed";
  return `Unexpected ${JSON.stringify(text.slice(offset, offset + 1))}`;
}

/** Parses JSON with comments and trailing commas. A syntax error, a repeated key or a top level that is no object is a problem. */
export function parseJsonFile(source: SourceFile): JsonResult {
  const deep = offsetOfDeepNesting(source.text);
  if (deep !== -1) {
    const message = `More than ${deepestNesting} brackets are open here`;
    return { findings: [findingAt(placeAtOffset(source, deep), { code: "deep-nesting", message })] };
  }
  try {
    const { body } = parse(source.text, { mode: "jsonc", allowTrailingCommas: true });
    const findings: Finding[] = [];
    const value = valueOf(body, source.file, findings);
    if (body.type === "Object") return { json: { ...source, value: value as Record<string, Json> }, findings };
    const problem = { code: "wrong-type", message: "The file holds no object", expected: "an object: { … }" } as const;
    return { findings: [findingAt(placeOf(source.file, body.loc), problem)] };
  } catch (error) {
    if (!hasOffset(error)) throw error;
    const offset = Math.min(error.offset, source.text.length);
    const message = syntaxMessage(error, source.text, offset);
    const expected = "JSON; comments and a comma after the last entry are allowed";
    const place = source.text.trim() === "" ? startOf(source.file) : placeAtOffset(source, offset);
    return { findings: [findingAt(place, { code: "syntax-error", message, expected })] };
  }
}

const trees = new WeakMap<JsonFile, WeakRef<ObjectNode>>();

function treeOf(file: JsonFile): ObjectNode | undefined {
  const kept = trees.get(file)?.deref();
  if (kept !== undefined) return kept;
  const { body } = parse(file.text, { mode: "jsonc", allowTrailingCommas: true });
  if (body.type !== "Object") return undefined;
  trees.set(file, new WeakRef(body));
  return body;
}

/** The part of a path that a file really holds, and where its last step stands. */
export interface Located {
  /** How many steps of the path exist in the file. */
  readonly depth: number;
  /** The key (or, in an array, the value) of the last step that exists. */
  readonly key: Place;
  /** The value of that step. */
  readonly value: Place;
}

/** Finds the place of a path, or of as much of it as exists. */
export function locate(file: JsonFile, path: Path): Located {
  let node: ValueNode | undefined = treeOf(file);
  let located: Located = { depth: 0, key: startOf(file.file), value: startOf(file.file) };
  for (const [index, step] of path.entries()) {
    // The last of two equal keys is the one that counts.
    const member: MemberNode | undefined =
      node?.type === "Object" ? node.members.findLast((each) => keyOf(each) === step) : undefined;
    const next: ValueNode | undefined = node?.type === "Array" ? node.elements[Number(step)]?.value : member?.value;
    if (next === undefined) return located;
    const value = placeOf(file.file, next.loc);
    located = { depth: index + 1, key: member === undefined ? value : placeOf(file.file, member.name.loc), value };
    node = next;
  }
  return located;
}
