import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { failureFreshMs, freshMs, unusedMs } from "../cacheDurations.ts";
import { noteFetchStarts } from "./fetchStart.ts";
import { isNetworkFailure } from "./isNetworkFailure.ts";
import { reportFailure } from "./reportFailure.ts";
import { mayRetry, retryDelay } from "./retryRules.ts";

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
        retry: (failures, error) => failures < 1 && mayRetry(error),
        retryDelay,
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
