import { HttpError } from "../http/HttpError.ts";
import { RequestTimeout } from "../http/RequestTimeout.ts";
import { isUnauthorized } from "./isUnauthorized.ts";

/** A call is not tried again by itself when the server asks to wait longer than this. */
const longestWaitMs = 10_000;

/**
 * How long the server asks to wait before the next try (`Retry-After`), in milliseconds; undefined when it does not
 * say.
 */
const retryAfterMs = (error: unknown): number | undefined =>
  error instanceof HttpError ? error.retryAfterMs : undefined;

/**
 * Whether a failed call may be tried again by itself. Not after a 401, which only the session acts on; not after the
 * time for the call is up; and not when the server asks for a longer wait: then the customer decides (spec: http-42).
 */
export const mayRetry = (error: unknown): boolean =>
  !isUnauthorized(error) && !(error instanceof RequestTimeout) && (retryAfterMs(error) ?? 0) <= longestWaitMs;

/** Milliseconds before the next attempt (spec: http-12): 1 s, 2 s, … at most 30 s, or as long as the server asks for. */
export const retryDelay = (failures: number, error: Error): number =>
  Math.max(Math.min(1000 * 2 ** failures, 30_000), retryAfterMs(error) ?? 0);
