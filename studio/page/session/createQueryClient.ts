import { notifyManager, QueryClient } from "@tanstack/react-query";

// Before the next event: a button that was pressed is busy for the second press.
notifyManager.setScheduler(queueMicrotask);

/**
 * What the server has answered to this page. Answers are about a draft that changes, so that none is kept when nobody
 * shows it, and a call that fails says so at once: each page has a way to try again.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        gcTime: 0,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        // The studio of one person is on the same machine: it answers without a network.
        networkMode: "always",
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
