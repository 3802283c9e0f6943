import type { Query, QueryCache } from "@tanstack/react-query";

/** When the running, or the latest, fetch of a query began, in milliseconds since 1970. A retry is the same fetch. */
const starts = new WeakMap<object, number>();

/** Notes from now on when the queries of a cache begin to fetch. */
export function noteFetchStarts(cache: QueryCache): void {
  cache.subscribe((event) => {
    if (event.type === "updated" && event.action.type === "fetch") starts.set(event.query, Date.now());
  });
}

/** When the fetch of a query began; undefined when it has not been fetched. */
export const fetchStart = (query: Query | undefined): number | undefined => query && starts.get(query);
