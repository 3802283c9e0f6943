import { messageOf } from "#contract/messageOf.ts";
import { Ajv2020, type ErrorObject } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { CallName } from "#contract/callNames.ts";
import { sessionExpiryHeader } from "#contract/headers.ts";
import { isObject } from "#contract/isObject.ts";
import { apiCalls } from "./apiCalls.ts";
import { findHeaderDeviations } from "./findHeaderDeviations.ts";
import { type AnswerName, bodies } from "./bodies.ts";

/** What a back end answered. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** What was to be expected. */
export interface ExpectedAnswer {
  /** The statuses that fit the situation. */
  readonly statuses: readonly number[];
  /** Whether the request belonged to a live session, so that its end must be announced. */
  readonly hasSession: boolean;
}

/** The longest list of deviations in one body that is worth reading. */
const maxIssues = 10;

function readJson(text: string): { readonly body: unknown } | { readonly error: string } {
  try {
    return { body: JSON.parse(text) };
  } catch (error) {
    return { error: messageOf(error) };
  }
}

const ajv = new Ajv2020({ allErrors: true, verbose: true });
addFormats.default(ajv, ["date", "uri"]);

/** What a field that can be null says of each error besides: that it is not null, and so none of the two. */
const isAboutNull = ({ keyword, params }: ErrorObject): boolean => keyword === "anyOf" || params["type"] === "null";

const formats: Readonly<Record<string, string>> = { date: "must be a day that exists", uri: "must be an address" };

/** What an error expects: `must be integer`. */
function expectedBy({ keyword, params, message = "" }: ErrorObject): string {
  if (keyword === "format") return formats[params["format"] as string] ?? message;
  return keyword === "enum" ? `must be one of ${(params["allowedValues"] as readonly string[]).join(", ")}` : message;
}

function formatValue(value: unknown): string {
  if (Array.isArray(value)) return "a list";
  return isObject(value) ? "an object" : JSON.stringify(value);
}

/** `avtaler.2.endDate: must be a day that exists, and is "i morgen".` */
function formatIssue(error: ErrorObject): string {
  const missing = error.keyword === "required" ? [String(error.params["missingProperty"])] : [];
  const place = [...error.instancePath.split("/").slice(1), ...missing].join(".") || "The body";
  return missing.length > 0
    ? `${place}: is missing.`
    : `${place}: ${expectedBy(error)}, and is ${formatValue(error.data)}.`;
}

/** The deviations of a body, each with its place. */
function findBodyDeviations(name: "Feil" | AnswerName, { text, headers }: Answer): string[] {
  const type = headers.get("Content-Type") ?? "none";
  const read = readJson(text);
  if ("error" in read) return [`The body is not JSON (content type ${type}): ${read.error}`];
  const wrongType = /^application\/(?:[\w.+-]+\+)?json\b/.test(type)
    ? []
    : [`The content type is ${type}. Expected: application/json.`];
  const validate = ajv.compile(bodies[name]);
  validate(read.body);
  const issues = (validate.errors ?? []).filter((error) => !isAboutNull(error));
  const shown = issues.slice(0, maxIssues).map(formatIssue);
  const rest = issues.length - shown.length;
  return [...wrongType, ...shown, ...(rest > 0 ? [`And ${rest} more in the body.`] : [])];
}

function findExpiryDeviations({ headers }: Answer, hasSession: boolean): string[] {
  const seconds = headers.get(sessionExpiryHeader);
  if (seconds === null) return hasSession ? [`The header ${sessionExpiryHeader} is missing.`] : [];
  return /^\d+$/.test(seconds) ? [] : [`The header ${sessionExpiryHeader} is "${seconds}". Expected: whole seconds.`];
}

/**
 * Holds an answer against the description of its call.
 * @param call undefined: a call that the API does not have
 * @returns what differs, in sentences; empty when the answer fits
 */
export function findDeviations(
  call: CallName | undefined,
  answer: Answer,
  expected: ExpectedAnswer,
): readonly string[] {
  const { status, text } = answer;
  const { statuses, hasSession } = expected;
  if (!statuses.includes(status))
    return [
      `The status is ${status}. Expected: ${statuses.join(" or ")}.${status >= 300 && text !== "" ? ` Body: ${text.slice(0, 120)}` : ""}`,
    ];
  const inHeaders = [
    ...findExpiryDeviations(answer, hasSession),
    ...findHeaderDeviations(answer.headers, text !== "", hasSession),
  ];
  if (status === 204) return [...inHeaders, ...(text === "" ? [] : ["An answer of 204 has no body."])];
  const name = call === undefined ? undefined : apiCalls[call].answer;
  if (status >= 400) return [...inHeaders, ...findBodyDeviations("Feil", answer)];
  return name === undefined ? inHeaders : [...inHeaders, ...findBodyDeviations(name, answer)];
}
