import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { freshMs } from "./freshness.ts";
import { reportFailure } from "./reportFailure.ts";
import { isUnauthorized } from "./isUnauthorized.ts";

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
  return new QueryClient({
    queryCache: new QueryCache({ onError: reportFailure }),
    mutationCache: new MutationCache({ onError: reportFailure }),
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < 1 && !isUnauthorized(error),
        staleTime: freshMs,
        gcTime: 5 * 60_000,
        refetchOnWindowFocus: false,
        // Without a network a read fails at once, with a way to try again, instead of waiting for ever.
        networkMode: "always",
        refetchOnReconnect: true,
      },
      // A write that starts offline fails at once and is never replayed (spec: http-13).
      mutations: { retry: false, networkMode: "always" },
    },
  });
}
