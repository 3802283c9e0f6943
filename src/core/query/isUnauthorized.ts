import { HttpError } from "../http/HttpError.ts";

/** Whether a call failed because the session is gone. The session deals with that; nobody else retries or reports it. */
export const isUnauthorized = (error: unknown): boolean => error instanceof HttpError && error.status === 401;
