import { type QueryKey, useQuery, useQueryClient, type UseQueryOptions } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { askBeside } from "./askBeside.ts";
import { fetchStart } from "./fetchStart.ts";

/** A section that has waited this long for its first answer says so (spec: loading-3). */
const slowMs = 10_000;

/** An answer of the API as a section shows it. */
export interface Answer<Data> {
  /**
   * - `off`: it is not asked for.
   * - `waiting`, `slow`: the first answer is on its way; `slow` after 10 s.
   * - `failed`: there is none. It stays failed while it is tried again: the message and its button stay where they are.
   * - `loaded`; `outdated`: from an earlier time, the latest call failed.
   */
  readonly status: "off" | "waiting" | "slow" | "failed" | "loaded" | "outdated";
  /** The newest answer; undefined while there is none. */
  readonly data: Data | undefined;
  /** Why the latest call failed; null when it has not. */
  readonly error: Error | null;
  /** `retry` was called, and has not been answered. */
  readonly isRetrying: boolean;
  /** Asks again. When the first answer is late, the running call goes on too. */
  readonly retry: () => void;
}

/** Whether there is no first answer, and none has failed. */
export const isAwaited = ({ status }: Pick<Answer<unknown>, "status">): boolean =>
  status === "waiting" || status === "slow";

/** Asks for a query's answer, and says when it is late. Every section that fetches uses it. */
export function useAnswer<Data, Key extends QueryKey>(options: UseQueryOptions<Data, Error, Data, Key>): Answer<Data> {
  const client = useQueryClient();
  const { queryKey } = options;
  const { data, error, isError, isFetching, errorUpdateCount, refetch } = useQuery(options);
  const hasFailed = data === undefined && (isError || errorUpdateCount > 0);
  const isWaiting = data === undefined && !hasFailed && isFetching;
  const isSlow = useIsSlow(isWaiting, () => fetchStart(client.getQueryCache().find({ queryKey, exact: true })));
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

/** Whether a wait is long. `start` gives the time at which it began, milliseconds since 1970. */
function useIsSlow(isWaiting: boolean, start: () => number | undefined): boolean {
  const [isSlow, setIsSlow] = useState(false);
  const leftMs = useEffectEvent(() => (start() ?? Date.now()) + slowMs - Date.now());
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setIsSlow(true), Math.max(0, leftMs()));
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isWaiting]);
  return isWaiting && isSlow;
}
