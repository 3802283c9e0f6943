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

/** The parts of the portal that are closed now. Who knows the notices writes it (`PageNotices`). */
export const closedParts = createStore(none);

/** What is said of a part, while it is closed; undefined: it is open. */
export const useClosed = (part: ClosablePart): Closed | undefined => useStore(closedParts, () => none)[part];
