import { HttpError } from "../http/HttpError.ts";

/**
 * Whether a call failed because the session has ended. Only the session acts on that: it is not retried and not
 * reported.
 */
export const isUnauthorized = (error: unknown): boolean => error instanceof HttpError && error.status === 401;
