import { LRUCache } from "lru-cache";

/** How much may be asked: `size` at once, and then `perSecond`. */
export interface LimitRule {
  readonly size: number;
  readonly perSecond: number;
}

/** What is left of a limit. */
export interface Bucket {
  readonly tokens: number;
  /** When that was so, in milliseconds since 1970. */
  readonly at: number;
  /** Whether the last request was refused. */
  readonly isRefusing: boolean;
}

/** Takes one token from a bucket. @returns what is left, and the seconds to wait when there was none */
export function takeToken(
  bucket: Bucket | undefined,
  now: number,
  { size, perSecond }: LimitRule,
): { readonly left: Bucket; readonly waitSeconds: number } {
  // A clock that was set back fills nothing and takes nothing.
  const elapsed = bucket === undefined ? 0 : Math.max(0, now - bucket.at);
  const tokens = Math.min(size, (bucket?.tokens ?? size) + (elapsed / 1000) * perSecond);
  if (tokens >= 1) return { left: { tokens: tokens - 1, at: now, isRefusing: false }, waitSeconds: 0 };
  return { left: { tokens, at: now, isRefusing: true }, waitSeconds: Math.ceil((1 - tokens) / perSecond) };
}

/** A request that is one too many. */
export interface LimitedRequest {
  readonly waitSeconds: number;
  /** Whether the request before was allowed: the log has one entry for the refusals of a burst. */
  readonly isFirst: boolean;
}

/** Limits for many people or addresses. It forgets those who have not asked for long, so that it stays small. */
export class Limiter {
  readonly #rule: LimitRule;
  readonly #now: () => number;
  readonly #buckets: LRUCache<string, Bucket>;

  constructor(rule: LimitRule, now: () => number, most = 5000) {
    this.#rule = rule;
    this.#now = now;
    this.#buckets = new LRUCache({ max: most });
  }

  /** Counts a request. @returns undefined if it is allowed */
  refuse(who: string): LimitedRequest | undefined {
    const before = this.#buckets.get(who);
    const { left, waitSeconds } = takeToken(before, this.#now(), this.#rule);
    this.#buckets.set(who, left);
    return waitSeconds === 0 ? undefined : { waitSeconds, isFirst: before?.isRefusing !== true };
  }
}
