import { notifyManager, type QueryClient, type QueryKey } from "@tanstack/react-query";

/**
 * Asks once more for a query whose first answer is late. The running call continues, and the first answer to arrive is
 * shown (spec: loading-3). Never rejects: when this call fails, the running one decides.
 */
export async function askBeside(client: QueryClient, queryKey: QueryKey): Promise<void> {
  const cache = client.getQueryCache();
  const query = cache.find({ queryKey, exact: true });
  const { queryFn } = query?.options ?? {};
  if (query === undefined || typeof queryFn !== "function") return;
  try {
    const { signal } = new AbortController();
    const answer: unknown = await queryFn({ client, queryKey, signal, meta: query.meta });
    // The running call was faster, or the customer has left in the meantime.
    if (cache.find({ queryKey, exact: true }) !== query || query.state.data !== undefined) return;
    // In one step: the section must not see a query that is neither running nor answered.
    notifyManager.batch(() => {
      void client.cancelQueries({ queryKey, exact: true });
      client.setQueryData(queryKey, answer);
    });
  } catch {
    // The running call reports its own failure.
  }
}
