import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { failureFreshMs, freshMs, unusedMs } from "../cacheDurations.ts";
import { noteFetchStarts } from "./fetchStart.ts";
import { isUnauthorized, readRetry } from "./retryRules.ts";
import { NoNetwork, HttpError, RequestTimeout, UnreadableAnswer } from "../http/requestFailures.ts";
import { report, type ReportContext } from "../errorReporting/report.ts";

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
function reportFailure(error: unknown): void {
  if (isUnauthorized(error) || (error instanceof Error && error.name === "AbortError")) return;
  report(error, detailsOf(error));
}

/**
 * Whether a call failed for want of a network: offline, or `fetch` did not reach the server and rejected with a
 * TypeError.
 */
const isNetworkFailure = (error: unknown): boolean => error instanceof NoNetwork || error instanceof TypeError;

declare module "@tanstack/react-query" {
  interface Register {
    queryMeta: {
      /** Stored in the tab's session storage over a reload. Never for personal data (spec: storage-4). */
      readonly persist?: boolean;
      /** Holds no personal data, although its fields have names that are personal in other answers. */
      readonly isImpersonal?: boolean;
    };
  }
}

/** The query client with the portal's defaults. A query's own freshness wins (spec: http-9, http-10, http-11). */
export function createQueryClient(): QueryClient {
  const queryCache = new QueryCache({ onError: reportFailure });
  noteFetchStarts(queryCache);
  return new QueryClient({
    queryCache,
    mutationCache: new MutationCache({ onError: reportFailure }),
    defaultOptions: {
      queries: {
        ...readRetry,
        staleTime: freshMs,
        gcTime: unusedMs,
        refetchOnWindowFocus: false,
        // A part of the page that appears after its call has failed shows the failure: it does not ask again.
        retryOnMount: ({ state }) =>
          isNetworkFailure(state.error) || Date.now() - state.errorUpdatedAt >= failureFreshMs,
        // Without a network a read fails at once, with a way to try again, instead of waiting for ever.
        networkMode: "always",
        // What failed for want of a network is tried when it is back, also while an earlier answer is fresh.
        refetchOnReconnect: ({ state }) => (isNetworkFailure(state.error) ? "always" : true),
      },
      // A write that starts offline fails at once and is never replayed (spec: http-13).
      mutations: { retry: false, networkMode: "always" },
    },
  });
}
