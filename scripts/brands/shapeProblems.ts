import { z } from "zod";

import { descriptorShape } from "#contract/descriptor/descriptorSchema.ts";
import type { Problem } from "./finding.ts";
import { didYouMean } from "./didYouMean.ts";
import { findingCodes, type FindingCode } from "./findingCodes.ts";
import type { Path } from "./jsonFile.ts";
import { valueAt } from "./layers.ts";
import { branchOf, descriptionOf, keysOf, schemaAt } from "./schemaAt.ts";

/** A problem of a value against its schema, and the path of the offending key or value. */
export interface ShapeProblem extends Problem {
  readonly path: Path;
  /** True when the place is the key, false when it is the value. */
  readonly atKey: boolean;
}

const article: Record<string, string> = {
  string: "a text in quotes",
  number: "a number, without quotes",
  boolean: "true or false, without quotes",
  object: "an object: { … }",
  record: "an object: { … }",
  array: "a list: [ … ]",
};

function kindOf(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "a list";
  return typeof value === "object" ? "an object" : typeof value === "string" ? "a text" : `a ${typeof value}`;
}

const quoted = (value: unknown): string => {
  const text = JSON.stringify(value) ?? "nothing";
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
};

const listed = (values: readonly unknown[]): string =>
  values.length === 1 ? quoted(values[0]) : `one of ${values.map(quoted).join(", ")}`;

const dotted = (path: Path): string =>
  path
    .map((step) => (typeof step === "number" ? `[${step}]` : `.${step}`))
    .join("")
    .replace(/^\./, "");

/** The same value with or without quotes, when that is what is needed. */
function requoted(expected: string, actual: unknown): string | undefined {
  if (expected === "string" && (typeof actual === "number" || typeof actual === "boolean"))
    return JSON.stringify(String(actual));
  if (typeof actual !== "string") return undefined;
  const isLiteral =
    expected === "boolean" ? /^(?:true|false)$/ : expected === "number" ? /^-?\d+(?:\.\d+)?$/ : undefined;
  return isLiteral?.test(actual) === true ? actual : undefined;
}

function missing(root: z.ZodType, value: unknown, path: Path, known?: string): ShapeProblem {
  const description = descriptionOf(schemaAt(root, value, path));
  const expected = known ?? description;
  return { code: "missing-value", path, atKey: true, message: `"${dotted(path)}" is missing`, expected };
}

function wrongValue(path: Path, actual: unknown, options: readonly unknown[]): ShapeProblem {
  const code: FindingCode = typeof actual === typeof options[0] ? "unknown-value" : "wrong-type";
  const suggestion = typeof actual === "string" ? didYouMean(actual, options.map(String)) : undefined;
  const message =
    code === "unknown-value"
      ? `${quoted(actual)} is not a possible value of "${dotted(path)}"`
      : `The value of "${dotted(path)}" is ${kindOf(actual)}`;
  return { code, path, atKey: false, message, expected: listed(options), suggestion: suggestion && quoted(suggestion) };
}

/** The problem of a key that the schema does not have, with the likely reason. */
function unknownKey(root: z.ZodType, value: unknown, path: Path, key: string): ShapeProblem {
  const whole = schemaAt(root, value, path);
  const schema = whole === undefined ? undefined : branchOf(whole, valueAt(value, path));
  const problem = { path: [...path, key], atKey: true };
  if (whole instanceof z.ZodDiscriminatedUnion) {
    const { discriminator } = whole.def;
    const other = whole.options.find((option) => keysOf(option as z.ZodType).includes(key));
    const chosen = quoted(valueAt(value, [...path, discriminator]));
    if (other !== undefined)
      return {
        ...problem,
        code: "unknown-key",
        message: `"${key}" cannot be used with "${discriminator}": ${chosen}`,
        expected: `no "${key}" here; null removes the value of a lower layer`,
      };
  }
  const known = keysOf(schema);
  if (path.at(-2) === "environments" && key in descriptorShape)
    return {
      ...problem,
      code: "layer-only-field",
      message: `"${key}" is the same in every environment`,
      expected: `"${key}" beside "environments", not inside it`,
    };
  if (path.length === 0 && key === "id")
    return {
      ...problem,
      code: "layer-only-field",
      message: `"id" cannot be in the base of all brands`,
      expected: "the id in the brand's own file",
    };
  const where = path.length === 0 ? "a field of a descriptor" : `a field of "${dotted(path)}"`;
  const suggestion = didYouMean(key, known);
  return {
    ...problem,
    code: "unknown-key",
    message: `"${key}" is not ${where}`,
    expected: `one of ${known.join(", ")}`,
    suggestion: suggestion && quoted(suggestion),
  };
}

function lengthProblem(
  issue: z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall,
  path: Path,
  actual: unknown,
): ShapeProblem {
  const limit = issue.code === "too_big" ? `at most ${issue.maximum}` : `at least ${issue.minimum}`;
  const exactly = issue.code === "too_big" ? issue.maximum : issue.minimum;
  const count = Array.isArray(actual) ? actual.length : 0;
  return {
    code: "wrong-length",
    path,
    atKey: false,
    message: `"${dotted(path)}" has ${count} entries`,
    expected: `${issue.exact === true ? `exactly ${exactly}` : limit} entries`,
  };
}

function problemsOf(issue: z.core.$ZodIssue, root: z.ZodType, value: unknown): ShapeProblem[] {
  const path = issue.path.map((step) => (typeof step === "symbol" ? String(step) : step));
  const actual = valueAt(value, path);
  switch (issue.code) {
    case "unrecognized_keys":
      return issue.keys.map((key) => unknownKey(root, value, path, key));
    case "invalid_type":
      if (actual === undefined) return [missing(root, value, path)];
      return [
        {
          code: "wrong-type",
          path,
          atKey: false,
          message: `The value of "${dotted(path)}" is ${kindOf(actual)}`,
          expected: article[issue.expected] ?? issue.expected,
          suggestion: requoted(issue.expected, actual),
        },
      ];
    case "invalid_value":
      return [
        actual === undefined
          ? missing(root, value, path, listed(issue.values))
          : wrongValue(path, actual, issue.values),
      ];
    case "invalid_union": {
      const union = schemaAt(root, value, path.at(-1) === issue.path.at(-1) ? path.slice(0, -1) : path);
      const options =
        union instanceof z.ZodDiscriminatedUnion
          ? union.options.flatMap((option) => discriminatorValues(option as z.ZodType, union.def.discriminator))
          : [];
      return [actual === undefined ? missing(root, value, path, listed(options)) : wrongValue(path, actual, options)];
    }
    case "too_big":
    case "too_small":
      return [lengthProblem(issue, path, actual)];
    case "custom":
    case "invalid_format":
    case "not_multiple_of":
    case "invalid_key":
    case "invalid_element":
      return [formatProblem(issue, path, actual)];
  }
}

function discriminatorValues(option: z.ZodType, discriminator: string): unknown[] {
  const field: unknown = option instanceof z.ZodObject ? option.shape[discriminator] : undefined;
  return field instanceof z.ZodLiteral ? [...field.values] : [];
}

const isFindingCode = (code: unknown): code is FindingCode => typeof code === "string" && code in findingCodes;

function formatProblem(issue: z.core.$ZodIssue, path: Path, actual: unknown): ShapeProblem {
  const given: unknown = issue.code === "custom" ? issue.params?.["code"] : undefined;
  const code = isFindingCode(given) ? given : "bad-format";
  const message =
    code === "unsafe-text"
      ? `"${dotted(path)}" contains a hidden character`
      : `${quoted(actual)} is not valid for "${dotted(path)}"`;
  return { code, path, atKey: false, message, expected: issue.message.replace(/^expected /, "") };
}

/** All problems of a value against a schema, in the schema's order. A misspelt key is not reported as missing too. */
export function shapeProblems(schema: z.ZodType, value: unknown): ShapeProblem[] {
  const result = schema.safeParse(value);
  if (result.success) return [];
  const problems = result.error.issues.flatMap((issue) => problemsOf(issue, schema, value));
  const meant = new Set(
    problems
      .filter(({ code, suggestion }) => code === "unknown-key" && suggestion !== undefined)
      .map(({ path, suggestion }) => dotted([...path.slice(0, -1), String(suggestion).slice(1, -1)])),
  );
  return problems.filter(({ code, path }) => code !== "missing-value" || !meant.has(dotted(path)));
}
