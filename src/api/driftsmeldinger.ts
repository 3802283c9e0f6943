import { queryOptions } from "@tanstack/react-query";
import { isObject } from "#contract/isObject.ts";
import { noNotices, type NoticeFile, noticesFile, readNotices } from "#contract/notices.ts";
import { report } from "#core/errorReporting/report.ts";
import { fetchNotices } from "#core/http/fetchNotices.ts";
import { type SafeStorage, tabStorage } from "#core/storage/safeStorage.ts";

/** What is announced, and the clock that it goes by. */
export interface Driftsmeldinger extends NoticeFile {
  /** How far the server's clock is ahead of this device's, in milliseconds. */
  readonly aheadMs: number;
}

const key = "portal-notices";
const none: Driftsmeldinger = { ...noNotices, aheadMs: 0 };

/** One object for the page: the reporter takes each error once. */
const unreadable = new Error("Unreadable notices");

/** The last file that this tab has read. What a storage has is checked as an answer is. */
export function keptDriftsmeldinger(storage: SafeStorage = tabStorage): Driftsmeldinger | undefined {
  try {
    const kept: unknown = JSON.parse(storage.read(key) ?? "null");
    if (!isObject(kept) || typeof kept["text"] !== "string" || typeof kept["aheadMs"] !== "number") return undefined;
    const read = readNotices(kept["text"]);
    return read && { notices: read.notices, closed: read.closed, aheadMs: kept["aheadMs"] };
  } catch {
    return undefined;
  }
}

/** Reads what the server has. An answer that is no file of notices is none, and is reported once for a page. */
async function ask(before: Driftsmeldinger): Promise<Driftsmeldinger> {
  const answer = await fetchNotices();
  // What was read holds until its end.
  if (answer.status === "failed") return before;
  const text = answer.status === "answered" ? answer.text : undefined;
  const read = text === undefined ? undefined : readNotices(text);
  if (answer.status === "answered" && (read === undefined || read.leftOut > 0))
    report(unreadable, { path: noticesFile, leftOut: read?.leftOut });
  const { notices, closed } = read ?? noNotices;
  const aheadMs = (answer.status === "answered" ? answer.aheadMs : undefined) ?? before.aheadMs;
  if (notices.length + closed.length === 0) tabStorage.remove(key);
  else tabStorage.write(key, JSON.stringify({ text, aheadMs }));
  return { notices, closed, aheadMs };
}

/**
 * What is announced by the hour (spec: notices-1). It never fails.
 * @param everyMs how often it is asked for, by a page that is looked at
 */
export const driftsmeldingerQuery = (everyMs: number) => {
  const queryKey = ["driftsmeldinger"];
  return queryOptions<Driftsmeldinger>({
    queryKey,
    queryFn: ({ client }) => ask(client.getQueryData<Driftsmeldinger>(queryKey) ?? none),
    initialData: () => keptDriftsmeldinger(),
    initialDataUpdatedAt: 0,
    staleTime: everyMs,
    refetchInterval: everyMs,
  });
};
