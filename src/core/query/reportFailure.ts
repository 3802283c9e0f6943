import { report, type ReportContext } from "../errorReporting/report.ts";
import { HttpError } from "../http/HttpError.ts";
import { NoNetwork } from "../http/NoNetwork.ts";
import { RequestTimeout } from "../http/RequestTimeout.ts";
import { UnreadableAnswer } from "../http/UnreadableAnswer.ts";
import { isUnauthorized } from "./isUnauthorized.ts";

/** The details of a failed request in its report (spec: errors-4). Never a body. */
function detailsOf(error: unknown): ReportContext {
  if (error instanceof HttpError) {
    const { method, path, status, code } = error;
    return { method, path, status, code };
  }
  if (error instanceof UnreadableAnswer) return { path: error.path, fields: error.fields.join(" ") };
  if (error instanceof RequestTimeout || error instanceof NoNetwork) return { path: error.path };
  return {};
}

/**
 * Reports a call that failed after its retries. A call that was aborted, or that found the session ended, is not an
 * error.
 */
export function reportFailure(error: unknown): void {
  if (isUnauthorized(error) || (error instanceof Error && error.name === "AbortError")) return;
  report(error, detailsOf(error));
}
