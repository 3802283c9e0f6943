import {
  channels,
  type ClosablePart,
  type ClosedPart,
  isNoticeAddress,
  type Notice,
  noticeLimits,
  noticePages,
  type Period,
} from "#contract/notices.ts";
import type { BrandLanguages } from "#contract/pageLanguage.ts";
import type { ValuesOf } from "#scripts/command/Option.ts";
import { UsageError } from "#scripts/command/UsageError.ts";
import { type noticeOptions, type periodOptions, readNames } from "./noticeOptions.ts";
import { readInstant } from "./readInstant.ts";
import { type GivenText, givenText, isAbsent, type TextOptions, textsOf } from "./readTexts.ts";

/** When something is shown, as a command line says it. */
export interface GivenPeriod extends Period {
  /** Nothing was said of its beginning. */
  readonly beginsNow: boolean;
  /** What was chosen of hours that come twice. */
  readonly notes: readonly string[];
}

/** @throws UsageError when it has no end, or one that has passed */
function readPeriod({ from, until }: ValuesOf<typeof periodOptions>, now: Date): GivenPeriod {
  if (until === undefined)
    throw new UsageError('Say until when it is shown, with --until "2026-12-02 02:00": everything has an end');
  const start = from === undefined ? undefined : readInstant(from, "from");
  const end = readInstant(until, "until");
  // Without parts of a second.
  const begin = start?.at ?? new Date(Math.floor(now.getTime() / 1000) * 1000).toISOString();
  if (end.at <= now.toISOString()) throw new UsageError(`--until ${until} has passed: give a later time`);
  if (end.at <= begin) throw new UsageError(`--until ${until} is not after --from ${from}: give a later time`);
  const notes = [start?.note ?? [], end.note ?? []].flat();
  return { from: begin, until: end.at, beginsNow: start === undefined, notes };
}

type NoticeValues = ValuesOf<typeof noticeOptions>;

function readLink({ link, ...values }: NoticeValues): { readonly href: string; readonly text: GivenText } | undefined {
  const text = givenText(values, "link-text", noticeLimits.linkText);
  if (link === undefined && isAbsent(text)) return undefined;
  if (link === undefined) throw new UsageError("--link-text needs --link: where it leads");
  if (isAbsent(text)) throw new UsageError("--link needs --link-text: its words");
  if (!isNoticeAddress(link))
    throw new UsageError(
      `--link ${link} is not an address: write such as https://bank.example/drift, or a path such as /hjelp`,
    );
  return { href: link, text };
}

/** A notice as a command line says it, before it has an id. */
export interface GivenNotice {
  readonly period: GivenPeriod;
  /** Its entry for each brand. */
  readonly entriesOf: (brands: ReadonlyMap<string, BrandLanguages>, id: string) => ReadonlyMap<string, Notice>;
}

/** @throws UsageError when something of it is missing or cannot be used */
export function readNotice(values: NoticeValues, now: Date): GivenNotice {
  const { severity = "info", closable, id } = values;
  const text = givenText(values, "text", noticeLimits.text);
  if (isAbsent(text)) throw new UsageError('Say what customers are told, with --text "…"');
  if (closable && severity !== "info")
    throw new UsageError(
      "--closable is for information: an outage or a warning stays until it ends. Leave out --closable",
    );
  if (id !== undefined && !/^[a-z0-9][a-z0-9-]{0,39}$/.test(id))
    throw new UsageError(`--id ${id} is not a name: a to z, digits and hyphens, at most 40 characters`);
  const pages = readNames(values.pages, noticePages, "pages");
  const where = readNames(values.channels, channels, "channels");
  const link = readLink(values);
  const period = readPeriod(values, now);
  const { from, until } = period;
  return {
    period,
    entriesOf: (brands, name) => {
      const texts = textsOf(brands, text);
      const words = link && textsOf(brands, link.text);
      const notice = (brand: string): Notice => ({
        id: name,
        severity,
        from,
        until,
        text: texts.get(brand) ?? {},
        ...(link && { link: { href: link.href, text: words?.get(brand) ?? {} } }),
        ...(pages && { pages }),
        ...(where && { channels: where }),
        ...(closable && { isClosable: true }),
      });
      return new Map([...brands.keys()].map((brand) => [brand, notice(brand)]));
    },
  };
}

type ClosingValues = ValuesOf<typeof periodOptions> & TextOptions<"reason", string | undefined>;

/** A part that is to be closed, as a command line says it. */
export interface GivenClosing {
  readonly period: GivenPeriod;
  /** Its entry for each brand. */
  readonly entriesOf: (brands: ReadonlyMap<string, BrandLanguages>) => ReadonlyMap<string, ClosedPart>;
}

/** @throws UsageError when something of it is missing or cannot be used */
export function readClosing(part: ClosablePart, values: ClosingValues, now: Date): GivenClosing {
  const reason = givenText(values, "reason", noticeLimits.text);
  if (isAbsent(reason)) throw new UsageError('Say to customers why it is closed, with --reason "…"');
  const period = readPeriod(values, now);
  const { from, until } = period;
  return {
    period,
    entriesOf: (brands) =>
      new Map([...textsOf(brands, reason)].map(([brand, text]) => [brand, { part, reason: text, from, until }])),
  };
}
