import { type QueryKey, useQuery, useQueryClient, type UseQueryOptions } from "@tanstack/react-query";
import { useState } from "react";
import { askBeside } from "./askBeside.ts";
import { useIsSlow } from "./useIsSlow.ts";

/** An answer of the API as a section shows it. */
export interface Answer<Data> {
  /**
   * - `off`: it is not asked for.
   * - `waiting`, `slow`: the first call is running; `slow` after 10 s.
   * - `failed`: the first call has failed. The status stays while the call is tried again, so that the message and its
   *   button stay on the page.
   * - `loaded`; `outdated`: from an earlier time, the latest call failed.
   */
  readonly status: "off" | "waiting" | "slow" | "failed" | "loaded" | "outdated";
  /** The newest answer; undefined before the first. */
  readonly data: Data | undefined;
  /** Why the latest call failed; null when it has not. */
  readonly error: Error | null;
  /** `retry` was called, and has not been answered. */
  readonly isRetrying: boolean;
  /** Asks again. When the first answer is late, the running call continues too. */
  readonly retry: () => void;
}

/** Whether there is no first answer, and none has failed. */
export const isAwaited = ({ status }: Pick<Answer<unknown>, "status">): boolean =>
  status === "waiting" || status === "slow";

/** Asks for a query's answer, and says when it is late. Every component that asks the API uses it. */
export function useAnswer<Data, Key extends QueryKey>(options: UseQueryOptions<Data, Error, Data, Key>): Answer<Data> {
  const client = useQueryClient();
  const { queryKey } = options;
  const { data, error, isError, isFetching, errorUpdateCount, refetch } = useQuery(options);
  const hasFailed = data === undefined && (isError || errorUpdateCount > 0);
  const isWaiting = data === undefined && !hasFailed && isFetching;
  const isSlow = useIsSlow(isWaiting, queryKey);
  const [isAskingBeside, setIsAskingBeside] = useState(false);

  const statusOf = (): Answer<Data>["status"] => {
    if (data !== undefined) return isError ? "outdated" : "loaded";
    if (hasFailed) return "failed";
    if (isWaiting) return isSlow ? "slow" : "waiting";
    return "off";
  };
  const askAgain = async () => {
    setIsAskingBeside(true);
    await askBeside(client, queryKey);
    setIsAskingBeside(false);
  };
  return {
    status: statusOf(),
    data,
    error,
    isRetrying: isWaiting ? isAskingBeside : isFetching,
    retry: () => void (isWaiting ? askAgain() : refetch()),
  };
}
