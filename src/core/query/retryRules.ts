import { HttpError, RequestTimeout } from "../http/requestFailures.ts";

/**
 * Whether a call failed because the session has ended. Only the session acts on that: it is not retried and not
 * reported.
 */
export const isUnauthorized = (error: unknown): boolean => error instanceof HttpError && error.status === 401;

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
const mayRetry = (error: unknown): boolean =>
  !isUnauthorized(error) && !(error instanceof RequestTimeout) && (retryAfterMs(error) ?? 0) <= longestWaitMs;

/** Milliseconds before the next attempt (spec: http-12): 1 s, 2 s, … at most 30 s, or as long as the server asks for. */
const retryDelay = (failures: number, error: Error): number =>
  Math.max(Math.min(1000 * 2 ** failures, 30_000), retryAfterMs(error) ?? 0);

/** How reads are retried (spec: http-9): once. */
export const readRetry = {
  retry: (failures: number, error: Error): boolean => failures < 1 && mayRetry(error),
  retryDelay,
} as const;

/** How often a query of the session is tried. */
const authAttempts = 3;

/** Statuses below 500 that may be temporary: the request timed out, or there were too many. */
const temporaryStatuses: readonly number[] = [408, 429];

/** Any other status below 500 is final: the same request gets the same answer. */
const isFinal = (error: Error): boolean =>
  error instanceof HttpError && error.status < 500 && !temporaryStatuses.includes(error.status);

/** How the queries of the session are retried (spec: http-12): 3 attempts, after 1 s, 2 s, … at most 30 s. */
export const authRetry = {
  retry: (failures: number, error: Error): boolean => failures < authAttempts - 1 && !isFinal(error) && mayRetry(error),
  retryDelay,
} as const;
