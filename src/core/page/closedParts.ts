import { useEffect } from "react";
import type { ClosablePart, NoticeText } from "#contract/notices.ts";
import { createStore } from "#ui/store/createStore.ts";
import { useStore } from "#ui/store/useStore.ts";

/** What is said of a part of the portal that is closed. */
export interface Closed {
  readonly reason: NoticeText;
  /** ISO 8601, in UTC. */
  readonly until: string;
  /** The day in Norway, as the server has it: `dayInOslo`. */
  readonly today: string;
  /** Whom to call instead, as it is written. */
  readonly phone: string | undefined;
}

type ClosedParts = Readonly<Partial<Record<ClosablePart, Closed>>>;

const none: ClosedParts = {};

/**
 * The parts of the portal that are closed now. Who knows the notices writes it (`PageNotices`). undefined: the page has
 * just started, and they are not known yet.
 */
export const closedParts = createStore<ClosedParts | undefined>(none);

/** What is said of a part, while it is closed; undefined: it is open, or that is not known yet. */
export const useClosed = (part: ClosablePart): Closed | undefined => useStore(closedParts, () => none)?.[part];

/** A server that does not say what is closed delays a page by no more than this. */
const longestWaitMs = 1000;

/**
 * Whether a page that is not drawn yet waits until it is known which of its parts are closed: what is said of a closed
 * part would move the page (spec: notices-13).
 */
export function useAwaitsClosed(): boolean {
  const isAwaited = useStore(closedParts, () => none) === undefined;
  useEffect(() => {
    if (!isAwaited) return undefined;
    const timer = setTimeout(() => closedParts.set(none), longestWaitMs);
    return () => clearTimeout(timer);
  }, [isAwaited]);
  return isAwaited;
}
