import * as v from "valibot";
import { noteTextLanguage } from "#domain/format/textLanguage.ts";
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
export function readAnswer<Schema extends v.GenericSchema>(
  call: { readonly method: string; readonly path: string; readonly schema: Schema },
  answer: Pick<Response, "status" | "statusText" | "headers">,
  body: string,
): v.InferOutput<Schema> {
  const { method, path, schema } = call;
  const isEmpty = answer.status === 204 || body.trim() === "";
  const parsed = isEmpty ? { value: undefined } : parseJson(body, answer.headers.get("Content-Language"));

  if (answer.status >= 400) {
    const details = stripNulls(parsed?.value);
    const retryAfter = answer.headers.get("Retry-After");
    throw new HttpError({ status: answer.status, statusText: answer.statusText, details, method, path, retryAfter });
  }
  if (parsed === undefined) throw new UnreadableAnswer("json", path);
  if (parsed.value === null) throw new UnreadableAnswer("null", path);

  const result = v.safeParse(schema, stripNulls(parsed.value));
  if (result.success) return result.output;
  const fields = result.issues.map((issue) => v.getDotPath(issue) ?? "(the whole)");
  throw new UnreadableAnswer("form", path, [...new Set(fields)].slice(0, 10));
}
