import { HttpError } from "../http/HttpError.ts";

const attempts = 3;

/** A 401 is final; any other failure may be temporary. */
const isFinal = (error: Error): boolean => error instanceof HttpError && error.status < 500;

/** How the queries of the session are retried (spec: http-12): 3 attempts, after 1 s, 2 s, … at most 30 s. */
export const authRetry = {
  retry: (failures: number, error: Error): boolean => failures < attempts - 1 && !isFinal(error),
  retryDelay: (failures: number): number => Math.min(1000 * 2 ** failures, 30_000),
} as const;
