/** A proposal that is to be published at a time. */
export interface Planned {
  readonly number: number;
  /** ISO 8601 in UTC. */
  readonly for: string;
}

/** How late a planned publication may begin, when the server was stopped at its time. */
const mostLateMs = 6 * 3_600_000;

/**
 * What is to be done at an instant: proposals to publish, the earliest first, and those whose time went by too long ago.
 * @param leadMs how long the way to the customers takes: so long before its time one begins
 */
export function dueAt(
  nowMs: number,
  planned: readonly Planned[],
  leadMs: number,
): { readonly publish: readonly number[]; readonly late: readonly number[] } {
  const due = planned
    .map((each) => ({ number: each.number, lateMs: nowMs - Date.parse(each.for) }))
    .filter(({ lateMs }) => lateMs >= -leadMs)
    .toSorted((a, b) => b.lateMs - a.lateMs || a.number - b.number);
  return {
    publish: due.filter(({ lateMs }) => lateMs <= mostLateMs).map(({ number }) => number),
    late: due.filter(({ lateMs }) => lateMs > mostLateMs).map(({ number }) => number),
  };
}
