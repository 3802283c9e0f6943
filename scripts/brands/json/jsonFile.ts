import { createScanner, type Node, type ParseError, parseTree } from "jsonc-parser";

import type { Json } from "#contract/mergeLayers.ts";
import { type Finding, findingAt, type Place } from "#scripts/findings/Finding.ts";
import { problem } from "#scripts/findings/Problem.ts";
import { conflictFinding, type SourceFile, placeAtOffset, startOf } from "./sourceFile.ts";
import { syntaxFinding } from "./syntaxFinding.ts";

/** Keys and array indices that lead to a value. */
export type Path = readonly (string | number)[];

/** A parsed JSON or JSONC file. */
export interface JsonFile extends SourceFile {
  readonly value: Record<string, Json>;
  /** Its syntax tree, parsed again: positions are needed only when something is wrong. */
  readonly tree: () => PlaceTree;
}

/** A file as it was parsed, or what is wrong with it. */
export type JsonResult = { readonly json?: JsonFile; readonly findings: Finding[] };

/**
 * Limits of a file, so that its check ends soon. No descriptor or theme is nested deeper than 8, and the largest that
 * the schema allows has some thousand values.
 */
const limits = { depth: 60, values: 20_000 };

/** The first place at which a file exceeds a limit. It comes before parsing: the parser itself is recursive. */
function limitFinding(source: SourceFile): Finding | undefined {
  const scanner = createScanner(source.text, true);
  let depth = 0;
  let values = 0;
  for (scanner.scan(); scanner.getTokenLength() > 0; scanner.scan()) {
    const offset = scanner.getTokenOffset();
    const character = source.text[offset];
    const isOpening = character === "{" || character === "[";
    if (isOpening) depth += 1;
    if (character === "}" || character === "]") depth -= 1;
    if (isOpening || character === ",") values += 1;
    if (depth > limits.depth)
      return findingAt(placeAtOffset(source, offset), problem("deep-nesting", { most: limits.depth }));
    if (values > limits.values)
      return findingAt(placeAtOffset(source, offset), problem("too-large/values", { most: limits.values }));
  }
  return undefined;
}

const placeOf = (source: SourceFile, { offset, length }: Node): Place => placeAtOffset(source, offset, length);

interface Member {
  readonly key: Node;
  readonly value: Node;
}

/** The members of an object; none for any other value. */
function membersOf(node: Node | undefined): Member[] {
  if (node?.type !== "object") return [];
  return (node.children ?? []).flatMap(({ children: [key, value] = [] }) =>
    key === undefined || value === undefined ? [] : [{ key, value }],
  );
}

function valueOf(node: Node, source: SourceFile, findings: Finding[]): Json {
  if (node.type === "array") return (node.children ?? []).map((element) => valueOf(element, source, findings));
  if (node.type !== "object") return node.value as Json;
  const object: Record<string, Json> = {};
  const first = new Map<string, Node>();
  for (const { key, value } of membersOf(node)) {
    const name = String(key.value);
    const earlier = first.get(name);
    if (earlier === undefined) first.set(name, key);
    else {
      const other = placeOf(source, earlier);
      const found = problem("duplicate-key", { key: name, line: other.line });
      findings.push(findingAt(placeOf(source, key), found, { related: [{ ...other, note: "first" }] }));
    }
    // Not an assignment: "__proto__" has to be an ordinary key, which the schema then refuses.
    Object.defineProperty(object, name, {
      value: valueOf(value, source, findings),
      enumerable: true,
      configurable: true,
      writable: true,
    });
  }
  return object;
}

/** Parses JSON with comments and trailing commas. */
export function parseJsonFile(source: SourceFile): JsonResult {
  const beyond = conflictFinding(source) ?? limitFinding(source);
  if (beyond !== undefined) return { findings: [beyond] };
  const errors: ParseError[] = [];
  const tree = parseTree(source.text, errors, { allowTrailingComma: true });
  const [error] = errors;
  if (error !== undefined) return { findings: [syntaxFinding(source, error)] };
  if (tree?.type !== "object") {
    const place = tree === undefined ? startOf(source.file) : placeOf(source, tree);
    return { findings: [findingAt(place, problem("wrong-type/file", {}))] };
  }
  const findings: Finding[] = [];
  const value = valueOf(tree, source, findings) as Record<string, Json>;
  return { json: { ...source, value, tree: treeOf(source) }, findings };
}

/** A syntax tree that was parsed again to find places in it. */
class PlaceTree {
  readonly root: Node | undefined;
  readonly #members = new Map<Node, ReadonlyMap<string, Member>>();

  constructor({ text }: SourceFile) {
    this.root = parseTree(text, [], { allowTrailingComma: true });
  }

  /** The member with a key; the last of two equal keys is the one that counts. An index keeps many look-ups linear. */
  member(node: Node | undefined, name: string): Member | undefined {
    if (node === undefined) return undefined;
    const known = this.#members.get(node);
    const members = known ?? new Map(membersOf(node).map((each) => [String(each.key.value), each]));
    if (known === undefined) this.#members.set(node, members);
    return members.get(name);
  }
}

/** Parses a file when its tree is asked for, and keeps the tree as long as there is memory for it. */
function treeOf(source: SourceFile): () => PlaceTree {
  let kept: WeakRef<PlaceTree> | undefined;
  return () => {
    const known = kept?.deref();
    if (known !== undefined) return known;
    const tree = new PlaceTree(source);
    kept = new WeakRef(tree);
    return tree;
  };
}

/** The part of a path that a file holds, and the place of its last step. */
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
  const tree = file.tree();
  let node = tree.root;
  let located: Located = { depth: 0, key: startOf(file.file), value: startOf(file.file) };
  for (const [index, step] of path.entries()) {
    const member = tree.member(node, String(step));
    const next = node?.type === "array" ? node.children?.[Number(step)] : member?.value;
    if (next === undefined) return located;
    const value = placeOf(file, next);
    located = { depth: index + 1, key: member === undefined ? value : placeOf(file, member.key), value };
    node = next;
  }
  return located;
}
