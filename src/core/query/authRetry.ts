import { HttpError } from "../http/HttpError.ts";
import { mayRetry, retryDelay } from "./retryRules.ts";

const attempts = 3;

/** Statuses below 500 that may be temporary: the request timed out, or there were too many. */
const temporaryStatuses: readonly number[] = [408, 429];

/** Any other status below 500 is final: the same request gets the same answer. */
const isFinal = (error: Error): boolean =>
  error instanceof HttpError && error.status < 500 && !temporaryStatuses.includes(error.status);

/** How the queries of the session are retried (spec: http-12): 3 attempts, after 1 s, 2 s, … at most 30 s. */
export const authRetry = {
  retry: (failures: number, error: Error): boolean => failures < attempts - 1 && !isFinal(error) && mayRetry(error),
  retryDelay,
} as const;
