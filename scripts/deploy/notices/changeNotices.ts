import { messageOf } from "#contract/messageOf.ts";
import { noNotices, type NoticeFile, noticeLimits, readNotices } from "#contract/notices.ts";
import { explainFileError } from "#scripts/command/explainFileError.ts";
import { noticesKey } from "../keyOf.ts";
import { DeploymentRefused } from "../state/DeploymentRefused.ts";
import { Conflict, type DeploymentStore, type Stored } from "../store/DeploymentStore.ts";
import { stateHeaders } from "../store/objectHeaders.ts";
import { type NoticeState, isSameFromNow, servedOf, stateOf } from "./NoticeState.ts";
import {
  type Done,
  type NoticeAction,
  type NoticeChange,
  noticeRecordKey,
  readNoticeRecord,
  recordHeaders,
  type StoredRecord,
  withLines,
} from "./noticeRecord.ts";

/**
 * What there is still to do with the notices of a brand; undefined when it was done.
 * @throws DeploymentRefused when it cannot be done
 */
export type PlanNotices = (state: NoticeState, brand: string) => NoticeAction | undefined;

/** A change of notices. */
export interface NoticePlan extends Done {
  readonly brands: readonly string[];
  readonly plan: PlanNotices;
  /** Called once for each brand whose notices another command has changed meanwhile. */
  readonly onConflict?: (brand: string) => void;
}

/** What became of a change, by brand. */
export interface ChangedNotices {
  /** Served now. */
  readonly done: readonly string[];
  /** Served already. */
  readonly same: readonly string[];
  /** Not served, or not known whether. The same command again completes it. */
  readonly failed: ReadonlyMap<string, string>;
}

/** How often something is read and written again that another program has written meanwhile. */
const attempts = 8;

const textOf = (stored: Stored | undefined): string | undefined =>
  stored && new TextDecoder().decode(stored.bytes).trimEnd();

/** @throws DeploymentRefused when a page would not read the file */
function checkLimits(brand: string, file: NoticeFile): void {
  const { entries, bytes } = noticeLimits;
  const lists = { notices: file.notices, closings: file.closed };
  for (const [name, { length }] of Object.entries(lists))
    if (length > entries)
      throw new DeploymentRefused(
        `${brand} would have ${length} ${name}, and a page reads ${entries}: end some first.`,
      );
  if (Buffer.byteLength(JSON.stringify(file)) + 2 > bytes)
    throw new DeploymentRefused(`The notices of ${brand} would be more than ${bytes} bytes: end some first.`);
}

const conditionOf = (stored: Stored | undefined) => (stored === undefined ? "absent" : { tag: stored.tag });

/** What is to be written for a brand; undefined when nothing is left to do. */
function nextChange({ changes }: StoredRecord, brand: string, { plan, at, by }: NoticePlan): NoticeChange | undefined {
  const action = plan(stateOf(changes), brand);
  if (action === undefined) return undefined;
  const change = { brand, ...action, at, by };
  checkLimits(brand, servedOf(stateOf([...changes, change]), new Date(at)));
  return change;
}

/**
 * Writes a change into the record, and reads it back: it was written when nothing is left to do.
 * @returns whether something was written
 */
async function writeRecord(store: DeploymentStore, brand: string, noticePlan: NoticePlan): Promise<boolean> {
  const key = noticeRecordKey(brand);
  let isTold = false;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const record = await readNoticeRecord(store, brand);
    const change = nextChange(record, brand, noticePlan);
    if (change === undefined) return attempt > 0;
    const options = { condition: conditionOf(record.stored), headers: recordHeaders } as const;
    try {
      await store.put(key, withLines(record.stored, [change]), options);
    } catch (error) {
      if (!(error instanceof Conflict)) throw error;
      if (!isTold) noticePlan.onConflict?.(brand);
      isTold = true;
    }
  }
  throw new Error(`${key} does not have what was written to it.`);
}

/**
 * The bytes of the file. nginx names it by its size and by the second in which it was written, so that no version has
 * the size of the one before it.
 */
function bytesOf(text: string, before: Stored | undefined): Uint8Array {
  const bytes = new TextEncoder().encode(`${text}\n`);
  return bytes.length === before?.bytes.length ? new TextEncoder().encode(`${text}\n\n`) : bytes;
}

/** Makes the file that is served equal to the record, and reads it back. */
async function serveRecord(store: DeploymentStore, brand: string, now: Date): Promise<void> {
  const key = noticesKey(brand);
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    // The file first: what is written over it is from a record that is not older.
    const stored = await store.get(key);
    const wanted = JSON.stringify(servedOf(stateOf((await readNoticeRecord(store, brand)).changes), now));
    if (textOf(stored) === wanted || (stored === undefined && wanted === JSON.stringify(noNotices))) return;
    try {
      await store.put(key, bytesOf(wanted, stored), { condition: conditionOf(stored), headers: stateHeaders });
    } catch (error) {
      if (!(error instanceof Conflict)) throw error;
    }
  }
  throw new Error(`${key} does not have what was written to it.`);
}

/** @throws DeploymentRefused when a change cannot be done for one of its brands */
export async function checkPlan(store: DeploymentStore, noticePlan: NoticePlan): Promise<void> {
  for (const brand of noticePlan.brands) nextChange(await readNoticeRecord(store, brand), brand, noticePlan);
}

/**
 * Changes the notices of brands: first the record, then what is served, each under the condition that nobody else has
 * written. Cut off between the two, the same command again, or any other one, serves what the record says.
 * @throws DeploymentRefused when it cannot be done for one of the brands: nothing was changed
 */
export async function changeNotices(store: DeploymentStore, noticePlan: NoticePlan): Promise<ChangedNotices> {
  const { brands, at } = noticePlan;
  await checkPlan(store, noticePlan);
  const done: string[] = [];
  const same: string[] = [];
  const failed = new Map<string, string>();
  // One after the other: what was done is known at each step.
  for (const brand of brands)
    try {
      const isWritten = await writeRecord(store, brand, noticePlan);
      await serveRecord(store, brand, new Date(at));
      (isWritten ? done : same).push(brand);
    } catch (error) {
      failed.set(brand, explainFileError(error, "--to") ?? messageOf(error));
    }
  return { done, same, failed };
}

/** What customers of a brand are told. */
export interface ServedNotices {
  readonly state: NoticeState;
  /** Whether the file that is served says something else: a command was cut off, or somebody has written the file. */
  readonly differs: boolean;
  /** The numbers of the lines of the record that cannot be read: what they say is left out. */
  readonly unreadable: readonly number[];
}

/** Reads what customers of a brand are told, and by whom. */
export async function readServedNotices(store: DeploymentStore, brand: string, now: Date): Promise<ServedNotices> {
  const { changes, unreadable } = await readNoticeRecord(store, brand);
  const state = stateOf(changes);
  const text = textOf(await store.get(noticesKey(brand)));
  const served = text === undefined ? noNotices : readNotices(text);
  const differs = served === undefined || !isSameFromNow(served, servedOf(state, now), now);
  return { state, differs, unreadable };
}
