import type { ClosedPart, Notice, NoticeFile, Period } from "#contract/notices.ts";
import type { Done, NoticeChange } from "./noticeRecord.ts";

/** What is told, with who did it. */
export interface Known<Entry> extends Done {
  readonly entry: Entry;
  /** It was taken back before its time, or another entry has taken its place. */
  readonly ended?: Done;
}

/** What customers of a brand are told, were told and will be told, the oldest first. */
export interface NoticeState {
  readonly notices: readonly Known<Notice>[];
  readonly closed: readonly Known<ClosedPart>[];
}

/** How long an entry stays in the file that is served after its time is over: a clock may be behind. In ms. */
const keptForMs = 24 * 3_600_000;

/** Whether two entries have a moment in common. */
export const overlaps = (one: Period, other: Period): boolean => one.from < other.until && other.from < one.until;

/** Where an entry is in its life. */
export function lifeOf({ entry, ended }: Known<Period>, now: Date): "planned" | "shown" | "ended" {
  const time = now.getTime();
  if (ended !== undefined || Date.parse(entry.until) <= time) return "ended";
  return Date.parse(entry.from) > time ? "planned" : "shown";
}

/** When an entry ended. Undefined when it has not. */
export const endOf = (known: Known<Period>, now: Date): string | undefined =>
  lifeOf(known, now) === "ended" ? (known.ended?.at ?? known.entry.until) : undefined;

const endWhere = <Entry>(all: readonly Known<Entry>[], { at, by }: Done, isMeant: (entry: Entry) => boolean) =>
  all.map((known) => (known.ended === undefined && isMeant(known.entry) ? { ...known, ended: { at, by } } : known));

function after({ notices, closed }: NoticeState, change: NoticeChange): NoticeState {
  const { at, by } = change;
  switch (change.action) {
    case "add":
      return { notices: [...notices, { entry: change.notice, at, by }], closed };
    case "end":
      return { notices: endWhere(notices, change, ({ id }) => id === change.id), closed };
    case "close": {
      const { closed: entry } = change;
      // A later word about the same time takes the place of an earlier one.
      const others = endWhere(closed, change, (each) => each.part === entry.part && overlaps(each, entry));
      return { notices, closed: [...others, { entry, at, by }] };
    }
    case "open":
      return { notices, closed: endWhere(closed, change, ({ part, until }) => part === change.part && until > at) };
  }
}

/** What follows from the record of a brand. */
export const stateOf = (changes: readonly NoticeChange[]): NoticeState =>
  changes.reduce(after, { notices: [], closed: [] });

/** The file that is served. What has ended for some time is left out, so that it never grows over its limits. */
export function servedOf({ notices, closed }: NoticeState, now: Date): NoticeFile {
  const isKept = ({ entry, ended }: Known<Period>) =>
    ended === undefined && Date.parse(entry.until) > now.getTime() - keptForMs;
  return {
    notices: notices.filter(isKept).map(({ entry }) => entry),
    closed: closed.filter(isKept).map(({ entry }) => entry),
  };
}

/** Whether two files tell customers the same from now on. */
export function isSameFromNow(one: NoticeFile, other: NoticeFile, now: Date): boolean {
  const goesOn = ({ until }: Period) => Date.parse(until) > now.getTime();
  const textOf = ({ notices, closed }: NoticeFile) => JSON.stringify([notices.filter(goesOn), closed.filter(goesOn)]);
  return textOf(one) === textOf(other);
}
