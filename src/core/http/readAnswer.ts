import { type NoteBroken, type Schema, Unreadable } from "#answers/schema.ts";
import { noteTextLanguage } from "#domain/format/textLanguage.ts";
import { report } from "../errorReporting/report.ts";
import { HttpError, UnreadableAnswer } from "./requestFailures.ts";
import { stripNulls } from "./stripNulls.ts";

function parseJson(text: string, contentLanguage: string | null): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text, noteTextLanguage(contentLanguage)) as unknown };
  } catch {
    return undefined;
  }
}

/**
 * Reads an answer's body (spec: http-4): fields that are null are removed, an empty body reaches the schema as
 * `undefined`; its objects say which language their texts are in.
 * @throws HttpError for a status of 400 or above, with the parsed body; an unreadable body counts as missing.
 * @throws UnreadableAnswer for a body that is not JSON, is `null`, or does not match the schema.
 */
export function readAnswer<Answer>(
  call: { readonly method: string; readonly path: string; readonly answer: Schema<Answer> | undefined },
  given: Pick<Response, "status" | "statusText" | "headers">,
  body: string,
): Answer {
  const { method, path, answer } = call;
  const isEmpty = given.status === 204 || body.trim() === "";
  const parsed = isEmpty ? { value: undefined } : parseJson(body, given.headers.get("Content-Language"));

  if (given.status >= 400) {
    const details = stripNulls(parsed?.value);
    const retryAfter = given.headers.get("Retry-After");
    throw new HttpError({ status: given.status, statusText: given.statusText, details, method, path, retryAfter });
  }
  if (parsed === undefined) throw new UnreadableAnswer("json", path);
  if (parsed.value === null) throw new UnreadableAnswer("null", path);

  // One report for all broken entries of a list.
  const reportBroken: NoteBroken = (list = path, broken, of) =>
    report(new Error(`Unreadable list items: ${list}`), { broken, of });
  try {
    return answer?.read(stripNulls(parsed.value), undefined, reportBroken) as Answer;
  } catch (error) {
    throw error instanceof Unreadable ? new UnreadableAnswer("form", path, [error.message || "(the whole)"]) : error;
  }
}
