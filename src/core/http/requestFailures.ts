import { isObject } from "#contract/isObject.ts";
import { type ErrorCode, errorCodes } from "#contract/wireNames.ts";

/**
 * Reads the header `Retry-After`: whole seconds or a date, in milliseconds from now. undefined without it, and for a
 * value that is neither.
 */
export function parseRetryAfter(header: string | null, now: number = Date.now()): number | undefined {
  const value = header?.trim() ?? "";
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  // `Date.parse` reads far more than the dates of HTTP, which begin with the name of the day.
  const date = /^[A-Z][a-z]{2},/.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}

/** What the API says went wrong; `UKJENT` for a code that is missing or new (spec: http-6). */
export type KnownErrorCode = ErrorCode | "UKJENT";

function readErrorCode(details: unknown): KnownErrorCode {
  return errorCodes.find((known) => isObject(details) && details["code"] === known) ?? "UKJENT";
}

/** An answer with a status of 400 or above (spec: http-5). The message is the status text. */
export class HttpError extends Error {
  override readonly name = "HttpError";
  readonly status: number;
  readonly code: KnownErrorCode;
  /** The parsed body; `undefined` when it was missing or unreadable. */
  readonly details: unknown;
  readonly method: string;
  /** Below `apiBase`, without the query string. */
  readonly path: string;
  /** How long the server asks to wait (`Retry-After`), in milliseconds; undefined when it does not say. */
  readonly retryAfterMs: number | undefined;

  constructor(answer: {
    status: number;
    statusText: string;
    details: unknown;
    method: string;
    path: string;
    retryAfter?: string | null | undefined;
  }) {
    super(answer.statusText || `HTTP ${answer.status}`);
    this.status = answer.status;
    this.code = readErrorCode(answer.details);
    this.details = answer.details;
    this.method = answer.method;
    this.path = answer.path;
    this.retryAfterMs = parseRetryAfter(answer.retryAfter ?? null);
  }
}

/** A call that could not be made, since the browser has no network. */
export class NoNetwork extends Error {
  override readonly name = "NoNetwork";
  /** Below `apiBase`, without the query string. */
  readonly path: string;

  constructor(path: string) {
    super("No network");
    this.path = path;
  }
}

/** No complete answer arrived in time. */
export class RequestTimeout extends Error {
  override readonly name = "RequestTimeout";
  /** Below `apiBase`, without the query string. */
  readonly path: string;

  constructor(path: string, timeoutMs: number) {
    super(`No answer within ${timeoutMs} ms`);
    this.path = path;
  }
}

/** What is wrong with an answer of status 200: not JSON, a bare `null`, or not what the schema expects. */
type UnreadableReason = "json" | "null" | "form";

const unreadableMessages: Record<UnreadableReason, string> = {
  json: "Error while parsing JSON",
  null: "The answer is null",
  form: "The answer has an unexpected form",
};

/** An answer that cannot be used (spec: http-7). It names the path and the fields, never their values. */
export class UnreadableAnswer extends Error {
  override readonly name = "UnreadableAnswer";
  readonly reason: UnreadableReason;
  /** Below `apiBase`, without the query string. */
  readonly path: string;
  /** Paths of the fields that the schema refused; names only. */
  readonly fields: readonly string[];

  constructor(reason: UnreadableReason, path: string, fields: readonly string[] = []) {
    super(unreadableMessages[reason]);
    this.reason = reason;
    this.path = path;
    this.fields = fields;
  }
}
