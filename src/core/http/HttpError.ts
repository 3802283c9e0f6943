import { isObject } from "#contract/isObject.ts";
import { type ErrorCode, errorCodes } from "#contract/wireNames.ts";
import { parseRetryAfter } from "./parseRetryAfter.ts";

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
