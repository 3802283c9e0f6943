import { channels, isWithin, mostNotices, type Notice, noticePages, shownNotices } from "#contract/notices.ts";
import { overlaps } from "./NoticeState.ts";

/** Notices that a page leaves out, since it shows more severe ones. */
export interface LeftOut {
  /** When that begins, as ISO 8601 in UTC. */
  readonly at: string;
  readonly ids: readonly string[];
}

/**
 * What pages would leave out beside a notice, or of it: they show few at once.
 * @param notices all notices of a brand that have not ended, the new one among them
 */
export function leftOutBeside(notice: Notice, notices: readonly Notice[]): LeftOut | undefined {
  const near = notices.filter((each) => overlaps(each, notice));
  const starts = [...new Set(near.map(({ from }) => (from < notice.from ? notice.from : from)))].toSorted();
  for (const at of starts) {
    const now = Date.parse(at);
    const ids = new Set<string>();
    for (const page of notice.pages ?? noticePages)
      for (const channel of notice.channels ?? channels) {
        const wanted = near.filter(
          (each) =>
            isWithin(each, now) && (each.pages?.includes(page) ?? true) && (each.channels?.includes(channel) ?? true),
        );
        if (wanted.length <= mostNotices) continue;
        const shown = shownNotices({ notices: near, closed: [] }, { now, page, channel });
        for (const each of wanted) if (!shown.includes(each)) ids.add(each.id);
      }
    if (ids.size > 0) return { at, ids: [...ids] };
  }
  return undefined;
}
