import { isObject } from "./isObject.ts";
import { type Language, languages } from "./pageLanguage.ts";

export { noticesFile } from "./noticesAddress.ts";

/** How severe a notice is, the most severe first. */
export const severities = ["outage", "warning", "info"] as const;
export type Severity = (typeof severities)[number];

/** Where a customer uses the portal: in a browser, in the online bank, in the bank's app. */
export const channels = ["browser", "nettbank", "app"] as const;
export type Channel = (typeof channels)[number];

/** The pages that a notice can be for. Without any it is for all of them. */
export const noticePages = [
  "logg-inn",
  "oversikt",
  "betaling",
  "skadesaker",
  "kjopsinnganger",
  "forsikringsprofil",
  "tilbud",
  "andre-forsikringer",
] as const;
export type NoticePage = (typeof noticePages)[number];

/** The parts of the portal that can be closed. */
export const closableParts = ["kjop", "profil", "tilbud", "tilbakemelding"] as const;
export type ClosablePart = (typeof closableParts)[number];

/** A text by language. It is plain: never markup. The brand's own language is there; others may be. */
export type NoticeText = Partial<Readonly<Record<Language, string>>>;

/** From when until when something is shown, as ISO 8601 in UTC: `2026-11-29T21:00:00.000Z`. */
export interface Period {
  readonly from: string;
  readonly until: string;
}

export interface Notice extends Period {
  /** Letters a to z, digits and hyphens: what a customer has closed is remembered by it. */
  readonly id: string;
  readonly severity: Severity;
  readonly text: NoticeText;
  readonly link?: {
    /** A complete address with https, or a path from the root of the host. */
    readonly href: string;
    readonly text: NoticeText;
  };
  /** Left out: all pages. */
  readonly pages?: readonly NoticePage[];
  /** Left out: all channels. Before the login every visitor counts as `browser`. */
  readonly channels?: readonly Channel[];
  /** Whether a customer can close it. Information alone can be. */
  readonly isClosable?: boolean;
}

/** A part of the portal that is closed. */
export interface ClosedPart extends Period {
  readonly part: ClosablePart;
  readonly reason: NoticeText;
}

/** What the file says. */
export interface NoticeFile {
  readonly notices: readonly Notice[];
  readonly closed: readonly ClosedPart[];
}

/** What a release has in its file. */
export const noNotices: NoticeFile = { notices: [], closed: [] };

/** What a file may have. A file with more is broken. */
export const noticeLimits = {
  /** Bytes of the file, in UTF-8. */
  bytes: 64_000,
  /** Entries of each list. */
  entries: 50,
  /** Characters of a text. */
  text: 400,
  /** Characters of the words of a link. */
  linkText: 80,
  /** Characters of an address. */
  href: 500,
} as const;

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,3})?Z$/;
const isInstant = (value: unknown): value is string =>
  typeof value === "string" && instant.test(value) && !Number.isNaN(Date.parse(value));

function readText(value: unknown, limit: number): NoticeText | undefined {
  if (!isObject(value)) return undefined;
  const texts: Partial<Record<Language, string>> = {};
  for (const language of languages) {
    const text = value[language];
    if (text === undefined) continue;
    if (typeof text !== "string" || text.trim() === "" || text.length > limit) return undefined;
    texts[language] = text;
  }
  return Object.keys(texts).length > 0 ? texts : undefined;
}

function readPeriod({ from, until }: Record<string, unknown>): Period | undefined {
  return isInstant(from) && isInstant(until) && Date.parse(from) < Date.parse(until) ? { from, until } : undefined;
}

const isOneOf = <T extends string>(all: readonly T[], value: unknown): value is T => all.some((each) => each === value);

/** A list of known names; undefined when it is none, or when it has another name. */
function readNames<T extends string>(all: readonly T[], value: unknown): readonly T[] | undefined {
  if (!Array.isArray(value) || value.length === 0) return undefined;
  const names = value.filter((each) => isOneOf(all, each));
  return names.length === value.length ? names : undefined;
}

/** Whether a notice may lead to an address: https, or a path of the same host. */
export const isNoticeAddress = (href: string): boolean =>
  href.length <= noticeLimits.href &&
  /^(?:https:\/\/[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?:[/?#][\x21-\x7e]*)?|\/(?![/\\])[\x21-\x7e]*)$/.test(href);

/** An entry that cannot be read is undefined: a field of a newer version is left out, a known one with another form is not. */
function readNotice(value: unknown): Notice | undefined {
  if (!isObject(value)) return undefined;
  const { id, severity, text: texts, link, pages, channels: where, isClosable } = value;
  const period = readPeriod(value);
  const text = readText(texts, noticeLimits.text);
  if (period === undefined || text === undefined || !isOneOf(severities, severity)) return undefined;
  if (typeof id !== "string" || !/^[a-z0-9][a-z0-9-]{0,39}$/.test(id)) return undefined;
  const onPages = readNames(noticePages, pages);
  const inChannels = readNames(channels, where);
  if ((pages !== undefined && !onPages) || (where !== undefined && !inChannels)) return undefined;
  const linkText = isObject(link) ? readText(link["text"], noticeLimits.linkText) : undefined;
  const href = isObject(link) ? link["href"] : undefined;
  const leads = linkText && typeof href === "string" && isNoticeAddress(href) && { href, text: linkText };
  if (link !== undefined && !leads) return undefined;
  return {
    id,
    severity,
    ...period,
    text,
    ...(leads && { link: leads }),
    ...(onPages && { pages: onPages }),
    ...(inChannels && { channels: inChannels }),
    ...(isClosable === true && severity === "info" && { isClosable }),
  };
}

function readClosed(value: unknown): ClosedPart | undefined {
  if (!isObject(value)) return undefined;
  const { part, reason: texts } = value;
  const period = readPeriod(value);
  const reason = readText(texts, noticeLimits.text);
  return period && reason && isOneOf(closableParts, part) ? { part, reason, ...period } : undefined;
}

/** What was read of a text. */
export interface ReadNotices extends NoticeFile {
  /** How many entries were left out, since they could not be read. */
  readonly leftOut: number;
}

/** Reads the text of the file; undefined when it is none, or too large. An entry that cannot be read is left out. */
export function readNotices(text: string): ReadNotices | undefined {
  const { bytes: most, entries } = noticeLimits;
  if (new TextEncoder().encode(text).length > most) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    if (!isObject(value)) return undefined;
    const { notices: all, closed: parts } = value;
    if (!Array.isArray(all) || !Array.isArray(parts)) return undefined;
    if (all.length > entries || parts.length > entries) return undefined;
    const read = all.flatMap((each) => readNotice(each) ?? []);
    // What a customer closes, and what stays on the page when another comes, goes by the name.
    const notices = read.filter(({ id }, at) => read.findIndex((each) => each.id === id) === at);
    const closed = parts.flatMap((each) => readClosed(each) ?? []);
    return { notices, closed, leftOut: all.length + parts.length - notices.length - closed.length };
  } catch {
    return undefined;
  }
}

/** Whether something is shown at a time, in ms since 1970. */
export const isWithin = ({ from, until }: Period, now: number): boolean =>
  Date.parse(from) <= now && now < Date.parse(until);

/** Who sees it. */
export interface NoticeReader {
  /** Time of the server, in ms since 1970. */
  readonly now: number;
  /** undefined: no page of the list. */
  readonly page: NoticePage | undefined;
  /** undefined: not known yet. Before the login it is `browser`. */
  readonly channel: Channel | undefined;
}

/** Whether something for some of a list is for this one; what is for all is for one that is not known, too. */
const isFor = <T extends string>(wanted: readonly T[] | undefined, given: T | undefined): boolean =>
  wanted === undefined || (given !== undefined && wanted.includes(given));

/** How many notices are shown at once. */
export const mostNotices = 3;

/** The notices that a customer sees, the most severe first, then those that began first. */
export function shownNotices({ notices }: NoticeFile, { now, page, channel }: NoticeReader): readonly Notice[] {
  return notices
    .filter((each) => isWithin(each, now))
    .filter(({ pages, channels: where }) => isFor(pages, page) && isFor(where, channel))
    .toSorted(
      (a, b) =>
        severities.indexOf(a.severity) - severities.indexOf(b.severity) || Date.parse(a.from) - Date.parse(b.from),
    )
    .slice(0, mostNotices);
}

/** Why a part is closed, and until when; undefined when it is open. */
export const closedPart = ({ closed }: NoticeFile, part: ClosablePart, now: number): ClosedPart | undefined =>
  closed.find((each) => each.part === part && isWithin(each, now));
