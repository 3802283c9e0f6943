import type { QueryClient } from "@tanstack/react-query";

interface Client {
  readonly client: QueryClient;
}

/** Counts the writes that change the same answer, so that only the last one reads it again (spec: http-15). */
export interface WriteCount {
  /** Call first in `onMutate`. */
  start(context: Client): void;
  /** Whether a single write is running. */
  isOnlyOne(context: Client): boolean;
  /** Call in `onSettled`. Returns whether no other write is running. */
  end(context: Client): boolean;
}

/**
 * Counts writes from start to end. `QueryClient.isMutating` cannot do it: a write still counts there while its
 * `onSettled` runs, so that two writes that settle in the same tick would each count the other as running.
 */
export function createWriteCount(): WriteCount {
  const running = new WeakMap<QueryClient, number>();
  const add = ({ client }: Client, change: number): number => {
    const count = (running.get(client) ?? 0) + change;
    running.set(client, count);
    return count;
  };
  return {
    start: (context) => void add(context, 1),
    isOnlyOne: ({ client }) => (running.get(client) ?? 0) <= 1,
    end: (context) => add(context, -1) <= 0,
  };
}
