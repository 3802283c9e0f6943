import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { tilbudQuery } from "#api/tilbud.ts";
import { hasFailed } from "#core/query/hasFailed.ts";
import { type TilbudView, tilbudView } from "./tilbudView.ts";

/** The saved offers, and a way to fetch them again. */
export interface TilbudState {
  readonly view: TilbudView;
  readonly isRetrying: boolean;
  readonly retry: () => void;
}

/** The customer's saved offers, as the overview of offers shows them. */
export function useTilbud(): TilbudState {
  const query = useQuery(tilbudQuery());
  const { data, isError } = query;
  const isFailed = hasFailed(query);
  const view = useMemo(() => {
    if (data !== undefined) return tilbudView({ status: "loaded", ...data, isOutdated: isError });
    return tilbudView({ status: isFailed ? "failed" : "pending" });
  }, [data, isError, isFailed]);
  return { view, isRetrying: query.isFetching, retry: () => void query.refetch() };
}
