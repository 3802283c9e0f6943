import type { ClosedPart, Notice, NoticeText, Period } from "#contract/notices.ts";
import { osloTime } from "#scripts/shared/text/osloTime.ts";
import type { ServedNotices } from "../../notices/changeNotices.ts";
import { noticeRecordKey } from "../../notices/noticeRecord.ts";
import { type Known, lifeOf, type NoticeState } from "../../notices/NoticeState.ts";

/** An instant as date and time in Oslo: `2026-12-01 22:00`. */
export const inOslo = (at: string): string => osloTime(Date.parse(at)).replace("T", " ");

/** One of the languages of a text. */
const oneOf = (text: NoticeText) => Object.values(text)[0] ?? "";

/** Why nobody can be told anything in a brand. */
export const damagedPointer = "What serves it cannot be read (docs/deploy/incidents.md).";

interface Line {
  readonly name: string;
  readonly entry: Known<Notice | ClosedPart>;
  readonly text: string;
}

const linesOf = ({ notices, closed }: NoticeState): readonly Line[] => [
  ...notices.map((entry) => ({
    name: `${entry.entry.id} ${entry.entry.severity}`,
    entry,
    text: oneOf(entry.entry.text),
  })),
  ...closed.map((entry) => ({ name: `${entry.entry.part} closed`, entry, text: oneOf(entry.entry.reason) })),
];

/** What customers of a brand are told now, will be told, or were told, a line each: when, the words, by whom. */
export function describeNotices(
  state: NoticeState,
  now: Date,
  isWanted: (entry: Known<Notice | ClosedPart>) => boolean,
) {
  return linesOf(state)
    .filter(({ entry }) => isWanted(entry))
    .map(({ name, entry, text }) => {
      const { from, until } = entry.entry;
      const life = lifeOf(entry, now);
      const ended = entry.ended === undefined ? "" : `, ended ${inOslo(entry.ended.at)} by ${entry.ended.by}`;
      return `${life.padEnd(7)}  ${name}  ${inOslo(from)} – ${inOslo(until)}  "${text}"  ${entry.by}${ended}`;
    });
}

/** A line for each brand whose record cannot be read as a whole: which lines, and what to do. */
export const unreadableLines = (told: ReadonlyMap<string, Pick<ServedNotices, "unreadable">>): readonly string[] =>
  [...told].flatMap(([brand, { unreadable }]) => {
    const [lines, theySay, them] = unreadable.length === 1 ? ["line", "it says", "it"] : ["lines", "they say", "them"];
    return unreadable.length === 0
      ? []
      : `! ${brand}: ${lines} ${unreadable.join(", ")} of ${noticeRecordKey(brand)} cannot be read: what ${theySay} is left out. Mend the ${lines}; or remove ${them}, and do again what is missing.`;
  });

/** The same for machines: every entry that ever was, with where it is in its life and by whom. */
export function noticesForMachines(brand: string, { state, differs }: ServedNotices, now: Date) {
  const known = <Entry extends Period>(each: Known<Entry>) => {
    const { entry, at, by, ended } = each;
    return { ...entry, state: lifeOf(each, now), at, by, ...(ended && { ended }) };
  };
  return { brand, differs, notices: state.notices.map(known), closed: state.closed.map(known) };
}
