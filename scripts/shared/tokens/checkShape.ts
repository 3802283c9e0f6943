import { isObject } from "#contract/isObject.ts";
import { problem } from "#scripts/findings/Problem.ts";
import type { Term } from "#scripts/findings/terms.ts";
import type { PlacedProblem } from "./PlacedProblem.ts";

type Node = Readonly<Record<string, unknown>>;

const described: Readonly<Record<string, Term<"propertyForms">>> = {
  $type: "text",
  $description: "text",
  $deprecated: "text-or-boolean",
  $extensions: "object",
};
const ofToken: Readonly<Record<string, Term<"propertyForms">>> = { ...described, $ref: "reference" };
const ofGroup: Readonly<Record<string, Term<"propertyForms">>> = {
  ...described,
  $extends: "reference",
  $ref: "reference",
};

const hasForm = (form: Term<"propertyForms">, value: unknown): boolean =>
  form === "object"
    ? isObject(value)
    : typeof value === "string" || (form === "text-or-boolean" && typeof value === "boolean");

/** Whether an object has a value of its own, and therefore is a token. */
export const hasValue = (node: Node): boolean => Object.hasOwn(node, "$value");

/** The names of the tokens and groups in a group. */
export const namesIn = (group: Node): string[] =>
  Object.keys(group).filter((key) => key === "$root" || !key.startsWith("$"));

/** Names of tokens have no signs that references are written with. */
const isName = (name: string): boolean => name === "$root" || !/[{}.]/.test(name);

function checkProperties(node: Node, path: readonly string[], problems: PlacedProblem[]): void {
  const isToken = hasValue(node);
  const forms = isToken ? ofToken : ofGroup;
  for (const [key, value] of Object.entries(node)) {
    if (!key.startsWith("$") || key === "$value" || key === "$root") continue;
    if (path.length === 0 && key === "$schema" && typeof value === "string") continue;
    const form = Object.hasOwn(forms, key) ? forms[key] : undefined;
    if (form === undefined) {
      const known = [...(isToken ? ["$value"] : []), ...Object.keys(forms)];
      problems.push({ path: [...path, key], atKey: true, problem: problem("unknown-key/token", { key, known }) });
    } else if (!hasForm(form, value))
      problems.push({
        path: [...path, key],
        atKey: false,
        problem: problem("wrong-type/property", { key, wanted: form }),
      });
  }
}

/**
 * What is wrong with the form of a file's groups and tokens, whatever their values are.
 * @param paths gets the path of each group and token
 */
export function checkShape(root: Node, paths: Map<object, readonly string[]>): PlacedProblem[] {
  const problems: PlacedProblem[] = [];
  const walk = (node: Node, path: readonly string[]): void => {
    paths.set(node, path);
    checkProperties(node, path, problems);
    const names = namesIn(node);
    const name = path.join(".");
    if (hasValue(node)) {
      const isBoth = names.length > 0 || Object.hasOwn(node, "$ref");
      if (isBoth) problems.push({ path, atKey: true, problem: problem("bad-token/both", { name }) });
      return;
    }
    for (const key of names) {
      const [child, inner] = [node[key], [...path, key]];
      if (!isName(key)) problems.push({ path: inner, atKey: true, problem: problem("bad-token/name", { name: key }) });
      if (isObject(child)) walk(child, inner);
      else
        problems.push({
          path: inner,
          atKey: false,
          problem: problem("wrong-type/group", { group: inner.join(".") }),
        });
    }
  };
  walk(root, []);
  return problems;
}
