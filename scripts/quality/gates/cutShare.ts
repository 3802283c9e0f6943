import { UsageError } from "#scripts/command/UsageError.ts";

/** The share of a run that one machine has: `2/3` is the second of three. */
export interface Shard {
  /** From 1. */
  readonly index: number;
  readonly count: number;
}

/** @throws UsageError when it is no share */
export function readShard(given: string): Shard {
  const [index = 0, count = 0] = /^\d{1,3}\/\d{1,3}$/.test(given) ? given.split("/").map(Number) : [];
  if (index >= 1 && index <= count) return { index, count };
  throw new UsageError(`"${given}" is not a shard. Write 1/3, 2/3 or 3/3`);
}

/**
 * The items of one share. Each item, the longest first, goes to the share that has least so far, so that all take about
 * the same time. Every machine gets the same result.
 */
export function cutShare(
  items: readonly (readonly [item: string, seconds: number])[],
  { index, count }: Shard,
): readonly string[] {
  const shares = Array.from({ length: count }, () => ({ seconds: 0, items: [] as string[] }));
  const inOrder = items.toSorted(([a, aSeconds], [b, bSeconds]) => bSeconds - aSeconds || (a < b ? -1 : 1));
  for (const [item, seconds] of inOrder) {
    const least = Math.min(...shares.map((share) => share.seconds));
    const share = shares.find((each) => each.seconds === least);
    share?.items.push(item);
    if (share !== undefined) share.seconds += seconds;
  }
  return shares[index - 1]?.items ?? [];
}
