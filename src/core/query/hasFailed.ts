import type { UseQueryResult } from "@tanstack/react-query";

type Answer = Pick<UseQueryResult, "data" | "isError" | "errorUpdateCount">;

/**
 * Without data, a query that has failed stays failed while it is tried again: the message and its button stay where
 * they are.
 */
export const hasFailed = ({ data, isError, errorUpdateCount }: Answer): boolean =>
  data === undefined && (isError || errorUpdateCount > 0);
