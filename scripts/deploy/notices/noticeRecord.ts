import { isObject } from "#contract/isObject.ts";
import { type ClosablePart, closableParts, type ClosedPart, type Notice, readNotices } from "#contract/notices.ts";
import { recordFolder } from "../record/changeRecord.ts";
import type { DeploymentStore, ObjectHeaders, Stored } from "../store/DeploymentStore.ts";

/** What was done with the notices of a brand. */
export type NoticeAction =
  | { readonly action: "add"; readonly notice: Notice }
  | { readonly action: "end"; readonly id: string }
  | { readonly action: "close"; readonly closed: ClosedPart }
  | { readonly action: "open"; readonly part: ClosablePart };

/** When it was done, as ISO 8601 in UTC, and by whom. */
export interface Done {
  readonly at: string;
  readonly by: string;
}

/** A line of the record of notices. */
export type NoticeChange = NoticeAction & Done & { readonly brand: string };

/**
 * The record of what customers of a brand were told, a file of JSON lines. Lines are only added. What is served follows
 * from it, so that nothing can be served of which nobody knows who did it.
 */
export const noticeRecordKey = (brand: string): string => `${recordFolder}${brand}/driftsmeldinger.jsonl`;

/** What an object store sends with it. */
export const recordHeaders: ObjectHeaders = { type: "application/jsonl; charset=utf-8", cacheControl: "no-cache" };

/** What a page would read of an entry; undefined when it is none. */
const readEntry = (list: "notices" | "closed", entry: unknown) =>
  readNotices(JSON.stringify({ notices: [], closed: [], [list]: [entry] }));

function actionOf(line: Record<string, unknown>): NoticeAction | undefined {
  const { action, notice, closed, id, part } = line;
  const added = action === "add" ? readEntry("notices", notice)?.notices[0] : undefined;
  if (added !== undefined) return { action: "add", notice: added };
  if (action === "end" && typeof id === "string") return { action, id };
  const isClosed = action === "close" ? readEntry("closed", closed)?.closed[0] : undefined;
  if (isClosed !== undefined) return { action: "close", closed: isClosed };
  const opened = closableParts.find((each) => each === part);
  return action === "open" && opened !== undefined ? { action, part: opened } : undefined;
}

function parseLine(line: string): NoticeChange | undefined {
  try {
    const value: unknown = JSON.parse(line);
    if (!isObject(value)) return undefined;
    const { brand, at, by } = value;
    const action = actionOf(value);
    if (action === undefined || typeof brand !== "string" || typeof at !== "string" || typeof by !== "string")
      return undefined;
    return { brand, ...action, at, by };
  } catch {
    return undefined;
  }
}

/** The record of a brand as it was read. */
export interface StoredRecord {
  readonly stored: Stored | undefined;
  /** The oldest first. A line that somebody has damaged is left out. */
  readonly changes: readonly NoticeChange[];
  /** The numbers of the lines that were left out, from 1. */
  readonly unreadable: readonly number[];
}

/** Reads the record of notices of a brand. */
export async function readNoticeRecord(store: DeploymentStore, brand: string): Promise<StoredRecord> {
  const stored = await store.get(noticeRecordKey(brand));
  const text = stored === undefined ? "" : new TextDecoder().decode(stored.bytes);
  const lines = text
    .split("\n")
    .map((line, index) => ({ line, number: index + 1 }))
    .filter(({ line }) => line !== "")
    .map(({ line, number }) => ({ change: parseLine(line), number }));
  return {
    stored,
    changes: lines.flatMap(({ change }) => change ?? []),
    unreadable: lines.flatMap(({ change, number }) => (change === undefined ? number : [])),
  };
}

/** The record with further lines. What is there stays as it is, byte by byte. */
export function withLines(stored: Stored | undefined, changes: readonly NoticeChange[]): Uint8Array {
  const before = stored === undefined ? "" : new TextDecoder().decode(stored.bytes);
  const start = before === "" || before.endsWith("\n") ? before : `${before}\n`;
  return new TextEncoder().encode(start + changes.map((change) => `${JSON.stringify(change)}\n`).join(""));
}
