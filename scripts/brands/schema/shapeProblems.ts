import { valueAt } from "#contract/valueAt.ts";
import { z } from "zod";
import { descriptorShape } from "#contract/descriptor/descriptorSchema.ts";
import { type Expectation, expectationNames } from "#contract/descriptor/expectation.ts";
import { lookAlikeIn, readableText, withoutLookAlikes } from "#contract/descriptor/lookAlikes.ts";
import { didYouMean } from "#scripts/shared/text/didYouMean.ts";
import { type Fix, spelling } from "#scripts/findings/Finding.ts";
import type { FindingCode } from "#scripts/findings/codes.ts";
import { problem, type Problem } from "#scripts/findings/Problem.ts";
import type { Term } from "#scripts/findings/terms.ts";
import type { Path } from "../json/jsonFile.ts";
import { baseFileSchema, brandFileSchema, languageFileSchema } from "./layerSchema.ts";
import { quoted } from "#scripts/shared/text/quoted.ts";
import { branchOf, descriptionOf, keysOf, schemaAt } from "./schemaAt.ts";

const hostOf = (value: string): string =>
  value
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, "")
    .replace(/[/.]+$/, "");

const forms: Partial<Record<FindingCode, (value: string) => string | undefined>> = {
  "bad-phone": (value) =>
    value.replaceAll(/^(?:telefon|tlf|tel)\b|[\s().:-]/gi, "").replace(/^(?:\+|00)47(?=\d{8}$)/, ""),
  "bad-text": (value) => value.trim(),
  // A mail program copies a name with the address, and a sentence has a full stop.
  "bad-email": (value) => (/<([^<>]+)>$/.exec(value.trim())?.[1] ?? value.trim()).replaceAll(/^mailto:|[.,;]$/gi, ""),
  "bad-hostname": hostOf,
  "bad-origin": (value) => URL.parse(value.trim())?.origin,
  "bad-url": (value) => value.trim().replace(/^<(.*)>$/, "$1"),
  "bad-format": (value) => (/^[\d\s]+$/.test(value) ? value.replaceAll(/\s/g, "") : undefined),
};

/** An address or host with its host as a browser reads it: in ASCII, `xn--` for each part with other letters. */
function withAsciiHost(value: string): string | undefined {
  const written = /^(?:[a-z]+:\/\/|[^@/]*@)?(?:[^@/?#]*@)?([^/?#:]+)/i.exec(value)?.[1] ?? "";
  const host = /[^\x20-\x7e]/.test(written) ? URL.parse(`https://${written}`)?.hostname : undefined;
  return host === undefined ? undefined : value.replace(written, () => host);
}

/**
 * A value in the forms that its field may expect, as far as they are certain, the likeliest first; the caller checks
 * which one is valid.
 */
function normalForms(code: FindingCode, value: unknown): string[] {
  if (typeof value !== "string") return [];
  const formOf = (text: string): string => forms[code]?.(text) ?? text;
  const plain = code === "bad-text" || code === "unsafe-text" ? readableText(value) : withoutLookAlikes(value);
  const all = [formOf(value), formOf(plain), withAsciiHost(formOf(value))];
  return all.flatMap((each) => (each === undefined || each === value ? [] : [each]));
}

/** A problem of a value against its schema, and the path of the offending key or value. */
export interface ShapeProblem {
  readonly problem: Problem;
  readonly path: Path;
  /** True when the place is the key, false when it is the value. */
  readonly atKey: boolean;
  readonly fix?: Fix | undefined;
}

const kinds: Readonly<Record<string, Term<"kinds">>> = {
  string: "text",
  number: "number",
  int: "number",
  boolean: "boolean",
  object: "object",
  record: "object",
  array: "list",
};

/** What kind of value it is, for a message. */
export function kindOf(value: unknown): Term<"kinds"> {
  if (value === null) return "null";
  if (Array.isArray(value)) return "list";
  return kinds[typeof value] ?? "object";
}

const dotted = (path: Path): string =>
  path
    .map((step) => (typeof step === "number" ? `[${step}]` : `.${step}`))
    .join("")
    .replace(/^\./, "");

/** The same value with or without quotes, when that is what is needed. */
function requoted(wanted: Term<"kinds">, actual: unknown): string | undefined {
  if (wanted === "text" && (typeof actual === "number" || typeof actual === "boolean"))
    return JSON.stringify(String(actual));
  if (typeof actual !== "string") return undefined;
  const isLiteral = wanted === "boolean" ? /^(?:true|false)$/ : wanted === "number" ? /^-?\d+(?:\.\d+)?$/ : undefined;
  return isLiteral?.test(actual) === true ? actual : undefined;
}

const inForm = (text: string | undefined): Fix | undefined => (text === undefined ? undefined : { kind: "form", text });

/** A sentence as the rest of another one: "Where the browser goes." as "where the browser goes". */
const asRest = (text: string): string =>
  text.replace(/\.$/, "").replace(/^[A-Z](?=[a-z ])/, (letter) => letter.toLowerCase());

function missing(root: z.ZodType, value: unknown, path: Path, options: readonly unknown[] = []): ShapeProblem {
  const description = asRest(descriptionOf(schemaAt(root, value, path)) ?? "");
  const params = { field: dotted(path), environments: [], description, options: options.map(quoted) };
  return { problem: problem("missing-value", params), path, atKey: true };
}

function wrongValue(path: Path, actual: unknown, values: readonly unknown[]): ShapeProblem {
  const field = dotted(path);
  const options = values.map(quoted);
  if (typeof actual !== typeof values[0])
    return { problem: problem("wrong-type/options", { field, kind: kindOf(actual), options }), path, atKey: false };
  const near = typeof actual === "string" ? didYouMean(withoutLookAlikes(actual), values.map(String)) : undefined;
  const lookAlike = lookAlikeIn(String(actual));
  const found = problem("unknown-value", { field, value: quoted(actual), options, ...lookAlike });
  return { problem: found, path, atKey: false, fix: spelling(near) };
}

/** The problems of keys that the schema does not have, each with the likely reason. All are keys of one object. */
function unknownKeys(root: z.ZodType, value: unknown, path: Path, keys: readonly string[]): ShapeProblem[] {
  const whole = schemaAt(root, value, path);
  const parent = dotted(path);
  const known = keysOf(whole === undefined ? undefined : branchOf(whole, valueAt(value, path)));
  const reasonOf = (key: string): Pick<ShapeProblem, "problem" | "fix"> => {
    if (whole instanceof z.ZodDiscriminatedUnion) {
      const { discriminator } = whole.def;
      const chosen = quoted(valueAt(value, [...path, discriminator]));
      if (whole.options.some((option) => keysOf(option as z.ZodType).includes(key)))
        return { problem: problem("unknown-key/branch", { key, discriminator, chosen }) };
    }
    if (root === languageFileSchema && schemaAt(brandFileSchema, value, [...path, key]) !== undefined)
      return { problem: problem("layer-only-field/language", { key }) };
    if (path.at(-2) === "environments" && key in descriptorShape)
      return { problem: problem("layer-only-field/environment", { key }) };
    if (root === baseFileSchema && path.length === 0 && key === "id")
      return { problem: problem("layer-only-field/id", {}) };
    const near = didYouMean(withoutLookAlikes(key), known);
    return { problem: problem("unknown-key", { key, parent, known, ...lookAlikeIn(key) }), fix: spelling(near) };
  };
  return keys.map((key) => ({ path: [...path, key], atKey: true, ...reasonOf(key) }));
}

function lengthProblem(
  issue: z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall,
  path: Path,
  actual: unknown,
): ShapeProblem {
  const limit = Number(issue.code === "too_big" ? issue.maximum : issue.minimum);
  const isExact = issue.exact === true;
  const field = dotted(path);
  const count = Array.isArray(actual) || typeof actual === "string" ? actual.length : 0;
  const isText = typeof actual === "string";
  const range = issue.code === "too_big" || isExact ? { most: limit } : { least: limit };
  const found =
    isExact && !isText
      ? problem("wrong-length/exact", { field, count, wanted: limit })
      : problem(isText ? "wrong-length/text" : "wrong-length/list", { field, count, ...range });
  return { problem: found, path, atKey: false };
}

/** A number that is not whole, or outside the limits of its field. */
function numberProblem(root: z.ZodType, value: unknown, path: Path): ShapeProblem {
  const schema = schemaAt(root, value, path);
  const { minValue, maxValue } = schema instanceof z.ZodNumber ? schema : { minValue: null, maxValue: null };
  const params = {
    field: dotted(path),
    value: quoted(valueAt(value, path)),
    least: minValue ?? Number.MIN_SAFE_INTEGER,
    most: maxValue ?? Number.MAX_SAFE_INTEGER,
  };
  return { problem: problem("out-of-range/number", params), path, atKey: false };
}

function problemsOf(issue: z.core.$ZodIssue, root: z.ZodType, value: unknown): ShapeProblem[] {
  const path = issue.path.map((step) => (typeof step === "symbol" ? String(step) : step));
  const actual = valueAt(value, path);
  switch (issue.code) {
    case "unrecognized_keys":
      return unknownKeys(root, value, path, issue.keys);
    case "invalid_type":
      if (actual === undefined) return [missing(root, value, path)];
      if (typeof actual === "number" && issue.expected === "int") return [numberProblem(root, value, path)];
      return [wrongType(path, actual, kinds[issue.expected] ?? "object")];
    case "invalid_value":
      return [actual === undefined ? missing(root, value, path, issue.values) : wrongValue(path, actual, issue.values)];
    case "invalid_union": {
      const union = schemaAt(root, value, path.at(-1) === issue.path.at(-1) ? path.slice(0, -1) : path);
      const options =
        union instanceof z.ZodDiscriminatedUnion
          ? union.options.flatMap((option) => discriminatorValues(option as z.ZodType, union.def.discriminator))
          : [];
      return [actual === undefined ? missing(root, value, path, options) : wrongValue(path, actual, options)];
    }
    case "too_big":
    case "too_small":
      return [typeof actual === "number" ? numberProblem(root, value, path) : lengthProblem(issue, path, actual)];
    case "custom":
    case "invalid_format":
    case "not_multiple_of":
    case "invalid_key":
    case "invalid_element":
      return [formatProblem(issue, root, value, path)];
  }
}

function discriminatorValues(option: z.ZodType, discriminator: string): unknown[] {
  const field: unknown = option instanceof z.ZodObject ? option.shape[discriminator] : undefined;
  return field instanceof z.ZodLiteral ? [...field.values] : [];
}

function wrongType(path: Path, actual: unknown, wanted: Term<"kinds">): ShapeProblem {
  const example = requoted(wanted, actual);
  const found = problem("wrong-type", { field: dotted(path), kind: kindOf(actual), wanted });
  return { problem: found, path, atKey: false, fix: inForm(example) };
}

/** The codes of a value that is not in the form that its field needs. */
const formatCodes = [
  "bad-dsn",
  "bad-email",
  "bad-file-name",
  "bad-format",
  "bad-hostname",
  "bad-origin",
  "bad-phone",
  "bad-text",
  "bad-url",
] as const satisfies readonly FindingCode[];

const isExpectation = (name: string): name is Expectation => expectationNames.some((each) => each === name);

function formatProblem(issue: z.core.$ZodIssue, root: z.ZodType, value: unknown, path: Path): ShapeProblem {
  const actual = valueAt(value, path);
  const params = issue.code === "custom" ? issue.params : undefined;
  const field = dotted(path);
  const at = { path, atKey: false };
  const validForm = (of: FindingCode): string | undefined =>
    normalForms(of, actual).find((each) => schemaAt(root, value, path)?.safeParse(each).success === true);
  const fixOf = (of: FindingCode): Fix | undefined => {
    const normal = validForm(of);
    return inForm(normal === undefined ? undefined : JSON.stringify(normal));
  };
  if (params?.["code"] === "unsafe-text") {
    const character = String(params["character"]);
    const meant = params["meant"];
    const found =
      typeof meant === "string"
        ? problem("unsafe-text/look-alike", { field, character, meant })
        : problem("unsafe-text", { field, character });
    return { ...at, problem: found, fix: fixOf("unsafe-text") };
  }
  const code = formatCodes.find((each) => each === params?.["code"]) ?? "bad-format";
  if (!isExpectation(issue.message)) throw new Error(`The format of "${field}" has no words: ${issue.message}`);
  const text = typeof actual === "string" ? actual : "";
  const lookAlike = code === "bad-text" ? undefined : lookAlikeIn(text);
  const isRead = issue.message === "url-host" || (issue.message === "hostname" && withAsciiHost(text) !== undefined);
  const address = issue.message === "hostname" ? `https://${text}` : text;
  const readAs = isRead ? URL.parse(address)?.hostname : undefined;
  const shown = { field, value: quoted(actual), expected: issue.message, readAs, ...lookAlike };
  return { ...at, problem: problem(code, shown), fix: fixOf(code) };
}

/** All problems of a value against a schema, in the schema's order. A misspelt key is not reported as missing too. */
export function shapeProblems(schema: z.ZodType, value: unknown): ShapeProblem[] {
  const result = schema.safeParse(value);
  if (result.success) return [];
  const problems = result.error.issues.flatMap((issue) => problemsOf(issue, schema, value));
  const meant = new Set(
    problems.flatMap(({ problem: { id }, path, fix }) =>
      id === "unknown-key" && fix !== undefined ? [dotted([...path.slice(0, -1), String(JSON.parse(fix.text))])] : [],
    ),
  );
  return problems.filter(({ problem: { id }, path }) => id !== "missing-value" || !meant.has(dotted(path)));
}
