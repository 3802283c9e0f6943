import { useEffect, useState } from "react";
import type { Period } from "#contract/notices.ts";

/** At least this often while something is to come or to end: a device that slept wakes late. */
const longestWaitMs = 30_000;

/**
 * The time of the server, in milliseconds since 1970. It draws again when one of the periods begins or ends.
 * @param aheadMs how far the server's clock is ahead of this device's
 */
export function useServerNow(aheadMs: number, periods: readonly Period[]): number {
  const [now, setNow] = useState(() => Date.now() + aheadMs);
  const changes = periods.flatMap(({ from, until }) => [Date.parse(from), Date.parse(until)]);
  const next = Math.min(...changes.filter((instant) => instant > now));
  useEffect(() => {
    const look = () => setNow(Date.now() + aheadMs);
    look();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [aheadMs]);
  useEffect(() => {
    if (next === Infinity) return;
    const waitMs = Math.max(next - (Date.now() + aheadMs), 1);
    const timer = setTimeout(() => setNow(Date.now() + aheadMs), Math.min(waitMs, longestWaitMs));
    return () => clearTimeout(timer);
  }, [aheadMs, next, now]);
  return now;
}
